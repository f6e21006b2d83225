// The script tag: registers every element. The one that needs least comes first, the others while it is at work.
import './define/ws-public-posts.ts';

void import('./define/ws-feed.ts');
void import('./define/ws-embed.ts');
void import('./define/ws-post-card.ts');
