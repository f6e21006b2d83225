import { Refusal } from '../../../src/testing/service/outcome.ts';

export interface Keys {
  readonly id?: string;
  /** The caller's own key. */
  readonly externalId?: string;
}

/** Records that are created, or updated where their `id` or `externalId` is known (§4, rule 2). */
export class Records<Body extends Keys> {
  readonly #records = new Map<string, Body & { readonly id: string }>();
  readonly #idByExternalId = new Map<string, string>();

  list(): readonly (Body & { readonly id: string })[] {
    return [...this.#records.values()];
  }

  find(id: string): (Body & { readonly id: string }) | undefined {
    return this.#records.get(id);
  }

  findByExternalId(externalId: string): (Body & { readonly id: string }) | undefined {
    return this.#records.get(this.#idByExternalId.get(externalId) ?? '');
  }

  /** Fields that the body does not have stay as they are. */
  upsert(body: Body): Body & { readonly id: string } {
    const { externalId } = body;
    const known = externalId === undefined ? undefined : this.#idByExternalId.get(externalId);
    const id = body.id ?? known ?? crypto.randomUUID();
    if (known !== undefined && known !== id)
      throw new Refusal(409, `The externalId "${externalId}" belongs to the record "${known}".`);
    const before = this.#records.get(id);
    if (externalId !== undefined) {
      if (before?.externalId !== undefined) this.#idByExternalId.delete(before.externalId);
      this.#idByExternalId.set(externalId, id);
    }
    const record = { ...before, ...body, id };
    this.#records.set(id, record);
    return record;
  }
}
