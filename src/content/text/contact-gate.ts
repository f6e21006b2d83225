const CONTACT =
  /^(?:tel:([+\-.() ]*\d[\d+\-.() ]{0,30})|mailto:([\w.!$'*+/=~-]+@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,})(?:\?.*)?)$/isu;

/**
 * The gate for what a link in prose may lead to besides web pages, in its normal form: a telephone number of digits and
 * `+-.()`, because `*` and `#` can give the telephone a command, such as to forward all calls; or one email address.
 * Headers after its `?` are dropped, because they could write to others in the visitor's name.
 */
export function readContact(written: string): string | undefined {
  const [, number, address] = CONTACT.exec(written.trim().replaceAll('%20', ' ')) ?? [];
  return number ? `tel:${number.replaceAll(' ', '')}` : address && `mailto:${address}`;
}
