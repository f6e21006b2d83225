import { rows } from './criteria.ts';
import statements from './statements.json' with { type: 'json' };

/** When a sentence applies that does not apply to all owners. */
const CONDITIONS = {
  renewal: 'with `refresh-every`',
  consent: 'with `consent="click"`',
  stored: 'with `consent-storage="local"`',
  images: 'with `images="click"`',
  session: 'with `cache="session"`',
  server: 'where a server renders the posts',
  kept: 'where WordPress, Eleventy or Hugo keeps images on your site',
  plain: 'with Hugo',
};

const conditionOf = (name: string): string => {
  const condition = Object.entries(CONDITIONS).find(([key]) => key === name)?.[1];
  return condition ? ` (${condition})` : '';
};

/** The limits that concern visitors. The others (`authors`) concern the people who make a page. */
const LIMITS = [...new Set(rows.flatMap(({ limit }) => limit ?? []))].filter((limit) => limit !== 'authors');

function makeStatement([lang, statement]: [string, (typeof statements)['en']]): string {
  const limits = Object.entries(statement.limits);
  const untold = LIMITS.filter((limit) => !limits.some(([name]) => name === limit));
  if (untold.length > 0) throw new Error(`The statement in ${statement.name} does not tell of ${untold.join(', ')}.`);
  const list = limits.map(([name, text]) => `- ${text}${conditionOf(name)}`).join('\n');
  const privacy = Object.entries(statement.privacy).map(([name, text]) => `- ${text}${conditionOf(name)}`);
  return `## ${statement.name}

<div lang="${lang}">

### ${statement.accessibility}

${statement.intro}

${statement.known}

${list}

${statement.contact}

### ${statement.privacyTitle}

${privacy.join('\n')}

</div>`;
}

/** What `docs/statements.md` says. */
export const makeStatements = (): string => `# Statements to paste

What you can put into the accessibility statement and the privacy policy of your website, in four languages. Replace what is in square brackets. Leave out what does not apply to your posts (if all your images have alternative texts, or there are no videos), and what has an attribute in brackets behind it unless you set that attribute; the words in brackets are for you. If your server requests the posts, or your site keeps their images, take that out of the first sentence on privacy. Without \`post-id\`, \`ws-post-card\` requests no posts.

The texts say what [the conformance report](conformance-report.md) and [privacy](privacy.md) say in full. They are not legal advice: your law may ask for more, such as a legal basis, whom to complain to, and the result of a test of your whole website. What you add yourself, such as [analytics](analytics.md), belongs in there, too.

${Object.entries(statements).map(makeStatement).join('\n\n')}
`;
