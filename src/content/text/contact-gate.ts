const CONTACT =
  /^(?:tel:([+\-.() ]*\d[\d+\-.() ]{0,30})|mailto:([\w.!$'*+/=~-]+@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,})(?:\?.*)?)$/isu;

/**
 * The gate for what else a link of prose may lead to, in its normal form: a telephone number of digits and `+-.()`, because
 * `*` and `#` tell a telephone to do something, as to forward all calls; and one address of mail. Headers are dropped,
 * because they write to others in the visitor's name.
 */
export function readContact(written: string): string | undefined {
  const [, number, address] = CONTACT.exec(written.trim().replaceAll('%20', ' ')) ?? [];
  return number ? `tel:${number.replaceAll(' ', '')}` : address && `mailto:${address}`;
}
