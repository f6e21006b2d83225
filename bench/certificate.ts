import { createHash, generateKeyPairSync, sign } from 'node:crypto';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** The hash of the public key: what Chromium is told to trust. */
  readonly spkiHash: string;
}

// Node signs, but writes no certificates, so the few fields of one are put together here, as ASN.1 in DER (RFC 5280).
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const UTF8_STRING = 0x0c;
const UTC_TIME = 0x17;
const SEQUENCE = 0x30;
const SET = 0x31;
const VERSION = 0xa0;
const EXTENSIONS = 0xa3;
const DNS_NAME = 0x82;

const ECDSA_WITH_SHA256 = Buffer.from('06082a8648ce3d040302', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');
const SUBJECT_ALT_NAME = Buffer.from('0603551d11', 'hex');

function lengthOf(body: Buffer): number[] {
  if (body.length < 0x80) return [body.length];
  if (body.length < 0x100) return [0x81, body.length];
  return [0x82, body.length >> 8, body.length & 0xff];
}

function der(tag: number, ...content: (Buffer | string | number)[]): Buffer {
  const body = Buffer.concat(content.map((part) => (typeof part === 'number' ? Buffer.of(part) : Buffer.from(part))));
  return Buffer.concat([Buffer.of(tag, ...lengthOf(body)), body]);
}

/** A certificate for these hosts, signed by its own key, made for each run. */
export function makeCertificate(hosts: readonly string[]): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const algorithm = der(SEQUENCE, ECDSA_WITH_SHA256);
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8_STRING, 'bench'))));
  const validity = der(SEQUENCE, der(UTC_TIME, '250101000000Z'), der(UTC_TIME, '491231235959Z'));
  const names = der(SEQUENCE, ...hosts.map((host) => der(DNS_NAME, host)));
  const extensions = der(SEQUENCE, der(SEQUENCE, SUBJECT_ALT_NAME, der(OCTET_STRING, names)));
  const body = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, 2)),
    der(INTEGER, 1),
    algorithm,
    name,
    validity,
    name,
    spki,
    der(EXTENSIONS, extensions),
  );
  const certificate = der(SEQUENCE, body, algorithm, der(BIT_STRING, 0, sign('sha256', body, privateKey)));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
    spkiHash: createHash('sha256').update(spki).digest('base64'),
  };
}
