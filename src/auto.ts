// The script tag: registers every element. The one that needs least comes with this file, the others beside it.
import './define/ws-public-posts.ts';

void import('./define/paged.ts');
void import('./define/ws-post-card.ts');
