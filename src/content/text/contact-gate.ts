const TEL = /^tel:(?=(?:[^\d]*\d){2})([\d+\-.() ]{2,30})$/i;
const MAILTO = /^mailto:([\w.!$'*+/=~-]{1,64}@(?:[\p{L}\p{M}\p{N}-]{1,63}\.)+[\p{L}\p{M}\p{N}-]{2,63})(?:$|\?)/iu;

/**
 * The gate for what else a link of prose may lead to, in its normal form: a telephone number of digits and `+-.()`, because
 * `*` and `#` tell a telephone to do something, as to forward all calls; and one address of mail. Headers are dropped,
 * because they write to others in the visitor's name.
 */
export function readContact(written: string): string | undefined {
  const url = written.trim().replaceAll('%20', ' ');
  const [, number] = TEL.exec(url) ?? [];
  if (number) return `tel:${number.replaceAll(' ', '')}`;
  const [, address] = MAILTO.exec(url) ?? [];
  return address && `mailto:${address}`;
}
