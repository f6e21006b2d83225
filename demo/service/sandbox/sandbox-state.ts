import { Catalogue, type CollectionBody, type ProductBody } from '../catalogue/catalogue.ts';
import catalogueSeeds from '../catalogue/seeds.json' with { type: 'json' };
import { type ContactBody, ContactBook } from '../contacts/contact-book.ts';
import contactSeeds from '../contacts/seeds.json' with { type: 'json' };
import type { Post } from '../../../src/testing/posts/post.ts';
import { PostRequests } from '../post-requests/post-requests.ts';
import { findWorkspace } from '../posts/workspaces.ts';

/** What a workspace has at the start. The addresses of contacts are in domains that nobody can own. */
const CONTACTS: Readonly<Record<string, readonly (ContactBody & { readonly id: string })[]>> = contactSeeds;
const CATALOGUES: Readonly<
  Record<string, { readonly collections: readonly CollectionBody[]; readonly products: readonly ProductBody[] }>
> = catalogueSeeds;

/** What the key of a workspace can change. */
interface WorkspaceState {
  readonly contacts: ContactBook;
  readonly catalogue: Catalogue;
  readonly postRequests: PostRequests;
}

/** Everything that the keyed endpoints change, only in memory. */
export class SandboxState {
  readonly #now: () => number;
  readonly #workspaces = new Map<string, WorkspaceState>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The posts of post requests that are public by now, newest first. */
  requestedPosts(feedId: string, origin: string): readonly Post[] {
    const workspace = findWorkspace(feedId);
    // No state is created here, because public endpoints are called with any id.
    return (workspace && this.#workspaces.get(feedId)?.postRequests.publicPosts(workspace, origin)) ?? [];
  }

  /** Returns everything to its initial state. */
  reset(): void {
    this.#workspaces.clear();
  }

  workspaceOf(feedId: string): WorkspaceState {
    const known = this.#workspaces.get(feedId);
    if (known) return known;
    const state = {
      contacts: new ContactBook(feedId, this.#now),
      catalogue: new Catalogue(feedId, this.#now),
      postRequests: new PostRequests(this.#now),
    };
    for (const { id, ...body } of CONTACTS[feedId] ?? []) state.contacts.create(body, id);
    for (const body of CATALOGUES[feedId]?.collections ?? []) state.catalogue.upsertCollection(body);
    for (const body of CATALOGUES[feedId]?.products ?? []) state.catalogue.upsertProduct(body);
    this.#workspaces.set(feedId, state);
    return state;
  }
}
