// The script tag: registers every element. The one that needs least comes with this file, the others beside it.
import { reportMissing } from './define/report-missing.ts';
import './define/ws-public-posts.ts';

import('./define/paged.ts').catch(reportMissing);
import('./define/ws-post-card.ts').catch(reportMissing);
