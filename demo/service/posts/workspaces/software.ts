import type { Workspace } from '../workspace.ts';

export const software: Workspace = {
  id: 'software',
  name: 'Tidewater Software',
  newestMinutesAgo: 41,
  oldestDaysAgo: 320,
  stories: [
    {
      title: 'Release 4.2: saved views',
      html: '<p>You can now <strong>save a view</strong> with its filters, its columns and its order, and share it by link.</p><ul><li>Open the menu beside the title and choose <em>Save view</em>.</li><li>Views are private until you share them.</li><li>The API has them as <code>GET /views</code>.</li></ul><p>The <a href="https://example.com/tidewater/notes/4-2">full notes</a> list every change.</p>',
      pictures: [{ scene: 'interface', alt: 'A window with a side bar and a table' }],
      button: { label: 'See what is new', url: 'https://example.com/tidewater/notes/4-2' },
      author: 'Priya',
      claps: 214,
    },
    {
      text: 'Imports are running again. A full disk, not a full moon. Nothing was lost.',
      author: 'On call',
      claps: 37,
    },
    {
      title: 'Release 4.1.3',
      html: '<p>A small one, with fixes only:</p><ul><li>Dates before 1970 no longer sort last.</li><li><code>tide export --since</code> accepts a week, as in <code>2025-W07</code>.</li><li>The sign-in page remembers your language.</li></ul>',
      claps: 42,
    },
    {
      title: 'How we cut start-up time by half',
      html: '<p>We measured, and the clock was spent in three places: reading settings, <strong>twice</strong>; opening a socket nobody used; and drawing a logo.</p><p>The logo was the hardest to let go.</p><blockquote><p>The fastest code is the code that somebody else deleted.</p></blockquote><p>Read <a href="https://example.com/tidewater/blog/start-up">the whole story</a>, with flame graphs.</p>',
      pictures: [{ scene: 'chart', alt: 'A bar chart whose bars grow shorter' }],
      author: 'Mikkel',
      claps: 389,
    },
    {
      title: 'A new command line',
      html: '<p>Install it and type three letters:</p><pre><code>tide login\ntide pull --view weekly\ntide diff</code></pre><p>It runs on everything that has a prompt.</p>',
      pictures: [{ scene: 'terminal', alt: 'A terminal window with lines of coloured text' }],
      ctaLink: { label: 'Read the manual', url: 'https://example.com/tidewater/cli' },
      claps: 276,
      hasOtherNames: true,
    },
    {
      text: 'Maintenance on Sunday, 06:00 to 06:30 UTC. Reading works, writing waits.\n\nStatus: https://example.com/tidewater/status',
      claps: 11,
    },
    {
      title: 'Release 4.1',
      html: '<h3>New</h3><ol><li>Undo, for everything, for thirty days.</li><li>Comments on single cells.</li></ol><h3>Changed</h3><p>The old <code>/reports</code> address leads to <code>/views</code>. Nothing breaks, but <a href="https://example.com/tidewater/notes/4-1">please update your links</a>.</p>',
      pictures: [{ scene: 'interface', alt: 'A window with comments beside a table' }],
      button: { label: 'Try undo', url: 'https://example.com/tidewater/undo' },
      author: 'Priya',
      claps: 301,
    },
    {
      html: '<p>We are looking for somebody who writes documentation <em>and</em> enjoys it. <a href="https://example.com/tidewater/jobs">Tell us about you</a>.</p>',
      claps: 95,
    },
    {
      title: 'Accessibility, one year on',
      html: '<p>A year ago we promised that everything would work without a mouse. Today:</p><ul><li>every dialog keeps and returns the focus,</li><li>the grid is read as a grid, with <strong>row and column names</strong>,</li><li>contrast is checked at every commit.</li></ul><p>Two things are still open. They are at the top of our list.</p>',
      pictures: [{ scene: 'interface', alt: 'A window with one button in focus', shape: 'square' }],
      author: 'Lena',
      claps: 247,
    },
    {
      title: 'Release 4.0.2',
      html: '<p>Fixes a crash in <code>tide watch</code> when a folder is renamed while it is being watched.</p>',
      claps: 18,
    },
    {
      title: 'Four is here',
      html: '<p>Eleven months, <strong>2,140 commits</strong>, one new engine. Version 4 answers most questions before you have finished asking them.</p><p>Thank you to the two hundred of you who tried it early and wrote to us in such detail.</p>',
      pictures: [
        { scene: 'interface', alt: 'The new start page' },
        { scene: 'chart', alt: 'Answer times, before and after' },
        { scene: 'terminal', alt: 'The new command line' },
      ],
      button: { label: 'Upgrade', url: 'https://example.com/tidewater/upgrade' },
      author: 'Mikkel',
      claps: 812,
    },
    {
      text: 'Office hours moved to Wednesdays. Bring a question, leave with a branch.',
      claps: 26,
    },
    {
      title: 'What the outage taught us',
      html: '<p>On the 3rd we were away for 48 minutes. A certificate ran out, and the alarm that should have told us used <em>the same certificate</em>.</p><p>Now the alarm has its own. And a twin.</p>',
      pictures: [{ scene: 'chart', alt: 'A chart of the answers per minute' }],
      author: 'On call',
      claps: 166,
      hasOtherNames: true,
    },
    {
      title: 'Release 3.9',
      html: '<p>The last of the threes: <code>tide migrate</code> says what will change in version 4, and changes nothing yet.</p><pre><code>$ tide migrate --dry-run\n12 views, 0 problems</code></pre>',
      pictures: [{ scene: 'terminal', alt: 'A terminal that reports no problems' }],
      claps: 73,
    },
    { text: 'Dark mode. You asked 412 times. We counted.', claps: 530 },
    {
      html: '<p>Our colour tokens are public now, so that your integration can look at home in ours: <a href="https://example.com/tidewater/tokens">example.com/tidewater/tokens</a></p>',
      pictures: [{ scene: 'interface', alt: 'Swatches of colour in a window' }],
      claps: 58,
    },
    {
      title: 'Release 3.8',
      html: '<p>Webhooks can be replayed. Choose a delivery, press <em>Send again</em>, and have a look at what your server said.</p>',
      claps: 49,
    },
    {
      text: 'We will post our release notes here from now on: short, complete, and without exclamation marks.',
      claps: 87,
    },
  ],
};
