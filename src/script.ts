// What the script tag loads beside the first requests: the elements that most pages have, and the others when the page is idle.
import { whenIdle } from './base/when-idle.ts';
import { findDataElements } from './define/data-elements.ts';
import { reportMissing } from './define/report-missing.ts';
import './define/ws-public-posts.ts';
import './define/ws-feed.ts';

findDataElements();
whenIdle(() => void import('./define/others.ts').catch(reportMissing));
