// RFC 3986, appendix A.
const escaped = '%[0-9A-Fa-f]{2}'
const unreserved = 'A-Za-z0-9\\-._~'
const subDelims = "!$&'()*+,;="
const pchar = `(?:[${unreserved}${subDelims}:@]|${escaped})`
const h16 = '[0-9A-Fa-f]{1,4}'
const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const ipv4 = `${octet}(?:\\.${octet}){3}`
const ls32 = `(?:${h16}:${h16}|${ipv4})`
const ipv6 = [
  `(?:${h16}:){6}${ls32}`,
  `::(?:${h16}:){5}${ls32}`,
  `(?:${h16})?::(?:${h16}:){4}${ls32}`,
  `(?:(?:${h16}:){0,1}${h16})?::(?:${h16}:){3}${ls32}`,
  `(?:(?:${h16}:){0,2}${h16})?::(?:${h16}:){2}${ls32}`,
  `(?:(?:${h16}:){0,3}${h16})?::${h16}:${ls32}`,
  `(?:(?:${h16}:){0,4}${h16})?::${ls32}`,
  `(?:(?:${h16}:){0,5}${h16})?::${h16}`,
  `(?:(?:${h16}:){0,6}${h16})?::`,
].join('|')
const ipFuture = `v[0-9A-Fa-f]+\\.[${unreserved}${subDelims}:]+`
const registeredName = `(?:[${unreserved}${subDelims}]|${escaped})*`
const userInfo = `(?:[${unreserved}${subDelims}:]|${escaped})*`
const authority = `(?:${userInfo}@)?(?:\\[(?:${ipv6}|${ipFuture})\\]|${registeredName})(?::\\d*)?`
const scheme = '[A-Za-z][A-Za-z0-9+\\-.]*'
const path = `(?://${authority}(?:/${pchar}*)*|/(?:${pchar}+(?:/${pchar}*)*)?|${pchar}+(?:/${pchar}*)*|)`

type Field = 'scheme' | 'domain' | 'statement' | 'uri' | 'nonce' | 'requestId'

/** Patterns of the fields of a sign-in message, named as in the EIP-4361 grammar. */
export const grammar: { readonly [Name in Field]: RegExp } = {
  scheme: new RegExp(`^(?:${scheme})$`),
  domain: new RegExp(`^(?:${authority})$`),
  /** 1*( reserved / unreserved / " " ) */
  statement: new RegExp(`^(?:[${unreserved}${subDelims}:/?#[\\]@ ]+)$`),
  uri: new RegExp(`^(?:${scheme}:${path}(?:\\?(?:${pchar}|[/?])*)?(?:#(?:${pchar}|[/?])*)?)$`),
  nonce: /^[A-Za-z0-9]{8,}$/,
  requestId: new RegExp(`^(?:${pchar}*)$`),
}
