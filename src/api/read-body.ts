import { BODY_MAX_BYTES } from './limits.ts';

/** The text of an answer. One that grows too large is let go while it streams: a `RangeError`. */
export async function readBody(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return response.text(); // a stand-in for fetch may know no streams
  const chunks: BlobPart[] = [];
  for (let sizeBytes = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks).text();
    sizeBytes += value.length;
    if (sizeBytes > BODY_MAX_BYTES) {
      await reader.cancel();
      throw new RangeError();
    }
    chunks.push(value);
  }
}
