import { BODY_MAX_BYTES } from './limits.ts';

/** The text of an answer. One that grows too large is let go while it streams: a `RangeError`. */
export async function readBody(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return response.text(); // a stand-in for fetch may not have streams
  const decoder = new TextDecoder();
  let text = '';
  for (let sizeBytes = 0; ;) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    if (done) return text;
    sizeBytes += value.length;
    if (sizeBytes <= BODY_MAX_BYTES) continue;
    await reader.cancel();
    throw new RangeError();
  }
}
