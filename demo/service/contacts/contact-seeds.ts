import type { ContactBody } from './contacts-contract.ts';

/** The contacts that a workspace has at the start. Their addresses are of domains that nobody can own. */
export const CONTACT_SEEDS: Readonly<Record<string, readonly (ContactBody & { readonly id: string })[]>> = {
  bakery: [
    {
      id: 'contact-greta',
      name: 'Greta Olsen',
      email: 'greta@example.com',
      phone: '+4512345601',
      tags: ['regular', 'plums'],
      addDirectly: true,
    },
    { id: 'contact-aldous', name: 'Edwin Aldous', email: 'aldous@example.com', tags: ['regular'], addDirectly: true },
    { id: 'contact-noor', name: 'Noor Haddad', email: 'noor@example.org', phone: '+4512345603' },
  ],
  club: [
    { id: 'contact-keeper', name: 'Jo Petit', email: 'jo@example.com', tags: ['team'], addDirectly: true },
    { id: 'contact-fan', name: 'Sam Okoro', phone: '+4512345605', addDirectly: true },
  ],
};
