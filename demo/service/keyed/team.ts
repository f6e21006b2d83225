interface TeamMember {
  readonly id: string;
  readonly feedId: string;
  readonly name: string;
  readonly role: string;
  readonly image: string;
  /** Left out of the public list (§2). */
  readonly isSecret: boolean;
}

export const TEAM: readonly TeamMember[] = [
  { id: 'member-hanna', feedId: 'bakery', name: 'Hanna Brandt', role: 'Baker', image: '', isSecret: false },
  { id: 'member-aldous', feedId: 'bakery', name: 'Tom Aldous', role: 'Shop', image: '', isSecret: false },
  { id: 'member-auditor', feedId: 'bakery', name: 'Ines Ferrer', role: 'Accounts', image: '', isSecret: true },
  { id: 'member-coach', feedId: 'club', name: 'Rui Sousa', role: 'Coach', image: '', isSecret: false },
  { id: 'member-librarian', feedId: 'library', name: 'Maya Lind', role: 'Librarian', image: '', isSecret: false },
];
