import { formatMessage, formatRecapUri, recapStatement, type SiwxFields } from '../../index.js'
import type { Vectors } from './Vectors.js'

/** Words of namespaces that aren't built in. */
export const words = { cosmos: 'Cosmos' }

/** A sign-in with the required fields only. */
export const least: SiwxFields = {
  domain: 'dapp.example',
  accountAddress: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  uri: 'https://dapp.example/',
  version: '1',
  chainId: 'eip155:1',
  nonce: '7pZ1mBwC4tXq9sKd',
  issuedAt: '2026-11-23T10:00:00.000Z',
}

/** A sign-in with all fields. */
export const most: SiwxFields = {
  ...least,
  scheme: 'http',
  domain: 'localhost:5173',
  uri: 'http://localhost:5173/in?from=home#top',
  statement: 'Sign in to the example: it is free of charge & takes (1) signature!',
  expirationTime: '2026-11-30T10:00:00.000Z',
  notBefore: '2026-11-23T09:59:30.000Z',
  requestId: 'r-1.~%20!$',
  resources: ['https://dapp.example/terms', 'urn:uuid:6e8bc430-9c3a-11d9-9669-0800200c9a66'],
}

// The two examples of CAIP-122, with current CAIP-2 chain references and EIP-55 checksum addresses.
const caip122 = {
  domain: 'service.org',
  statement: 'I accept the ServiceOrg Terms of Service: https://service.org/tos',
  uri: 'https://service.org/login',
  version: '1',
} as const
const onEthereum: SiwxFields = {
  ...caip122,
  accountAddress: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  chainId: 'eip155:1',
  nonce: '32891756',
  issuedAt: '2021-09-30T16:25:24Z',
  resources: [
    'ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/',
    'https://example.com/my-web2-claim.json',
  ],
}
const onSolana: SiwxFields = {
  ...caip122,
  accountAddress: 'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1',
  chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  nonce: '32891757',
  issuedAt: '2021-09-30T16:25:24.000Z',
  resources: ['ipfs://Qme7ss3ARVgxv6rXqVPiikMJ8u2NLgmgszg13pYrDKEoiu', 'https://example.com/my-web2-claim.json'],
}
const polkadot: SiwxFields = {
  ...least,
  accountAddress: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
  chainId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
}
const bitcoin: SiwxFields = {
  ...least,
  accountAddress: 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
  chainId: 'bip122:000000000019d6689c085ae165831e93',
}
const recap = { att: { 'https://dapp.example/notes': { 'notes/read': [{}], 'notes/write': [{}] } }, prf: [] }

const good: readonly (readonly [name: string, fields: SiwxFields])[] = [
  ['required fields only', least],
  ['all fields', most],
  ["CAIP-122's example on Ethereum", onEthereum],
  ["CAIP-122's example on Solana", onSolana],
  ['no statement, on Ethereum: two empty lines', { ...least, requestId: 'r1' }],
  ['no statement, on Solana: one empty line', { ...onSolana, ...least, ...pick(onSolana) }],
  ['a statement on Polkadot', { ...polkadot, statement: 'Sign in to the example.' }],
  ['no statement, on Polkadot', polkadot],
  ['a statement on Bitcoin', { ...bitcoin, statement: 'Sign in to the example.' }],
  [
    'a Taproot address',
    { ...bitcoin, accountAddress: 'bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3' },
  ],
  [
    'a Bitcoin test network',
    {
      ...bitcoin,
      accountAddress: 'tb1q9vza2e8x573nczrlzms0wvx3gsqjx7vaxwd45v',
      chainId: 'bip122:000000000933ea01ad0ee984209779ba',
    },
  ],
  [
    'a namespace that the app adds',
    { ...least, accountAddress: 'cosmos1x9ss0wx7y0t3qy8gyq0ym9f2nsd4kc5xyjvxxh', chainId: 'cosmos:cosmoshub-4' },
  ],
  ['Solana devnet by its name', { ...least, ...pick(onSolana), chainId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' }],
  ['Solana testnet by its name', { ...least, ...pick(onSolana), chainId: 'solana:4uhcVJyU9pJkvQyS88uRDiswHScCKQY2' }],
  [
    'another Solana network by its reference',
    { ...least, ...pick(onSolana), chainId: 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K' },
  ],
  [
    'a reference that is also the name of an object member',
    { ...least, ...pick(onSolana), chainId: 'solana:constructor' },
  ],
  ['an EVM network other than Ethereum', { ...least, chainId: 'eip155:42161' }],
  ['a domain with a port', { ...least, domain: 'dapp.example:8443', uri: 'https://dapp.example:8443/' }],
  ['an IPv4 address', { ...least, scheme: 'http', domain: '127.0.0.1:5173', uri: 'http://127.0.0.1:5173/' }],
  ['an IPv6 address', { ...least, scheme: 'http', domain: '[2001:db8::1]:8080', uri: 'http://[2001:db8::1]:8080/' }],
  [
    'user info in the domain: it is parsed, and rejected when the session is verified',
    { ...least, domain: 'user@dapp.example' },
  ],
  ['an explicit https scheme', { ...least, scheme: 'https' }],
  ['a time with an offset', { ...least, issuedAt: '2026-11-23T15:30:00.000+05:30' }],
  ['a time without fractional seconds', { ...least, issuedAt: '2026-11-23T10:00:00Z' }],
  ['a time with nanoseconds', { ...least, issuedAt: '2026-11-23T10:00:00.123456789Z' }],
  ['a leap day', { ...least, issuedAt: '2028-02-29T10:00:00.000Z' }],
  ['an empty request ID, instead of an absent one', { ...least, requestId: '' }],
  ['an empty list of resources, instead of an absent one', { ...least, resources: [] }],
  [
    'resources with other schemes than https',
    { ...least, resources: ['did:key:z6Mk', 'ipfs://bafy', 'mailto:a@b.example'] },
  ],
  [
    'the maximum number of resources',
    { ...least, resources: Array.from({ length: 20 }, (_, index) => `urn:a:${index}`) },
  ],
  ['a nonce of 8 letters', { ...least, nonce: 'abcd1234' }],
  ['a statement that looks like a field', { ...least, statement: 'Nonce: 00000000' }],
  ['a statement that looks like a resource', { ...least, statement: '- https://evil.example' }],
  ['a statement with every allowed character', { ...least, statement: "AZaz09-._~:/?#[]@!$&'()*+,;= ." }],
  [
    'a grant',
    {
      ...least,
      statement: `Sign in. ${recapStatement(recap)}`,
      resources: ['https://dapp.example/terms', formatRecapUri(recap)],
    },
  ],
]

function pick({ accountAddress, chainId }: SiwxFields): Pick<SiwxFields, 'accountAddress' | 'chainId'> {
  return { accountAddress, chainId }
}

const text = formatMessage({ ...most, scheme: 'https', domain: 'dapp.example', uri: 'https://dapp.example/' })
const plain = formatMessage(least)
const change = (find: string | RegExp, put: string): string => text.replace(find, put)
const printed = (fields: SiwxFields, chain: string): string => {
  const lines = formatMessage(fields).split('\n')
  const at = lines.findIndex((line) => line.startsWith('Chain ID: '))
  lines.splice(at, 1)
  lines.splice(at + 2, 0, `Chain ID: ${chain}`)
  return lines.join('\n')
}

const refusedTexts: Vectors['refusedTexts'] = [
  { reason: 'the text is empty', text: '' },
  { reason: 'it is a different text', text: 'Hello' },
  { reason: 'a line feed at the end', text: `${text}\n` },
  { reason: 'a line feed at the beginning', text: `\n${text}` },
  { reason: 'a trailing space', text: `${plain} ` },
  { reason: 'carriage returns', text: text.replaceAll('\n', '\r') },
  { reason: 'one carriage return', text: change('Version: 1\n', 'Version: 1\r\n') },
  { reason: 'a tab', text: change('Sign in', 'Sign\tin') },
  { reason: 'a zero-width character', text: change('Sign in', 'Sign\u200bin') },
  { reason: 'a character that changes the text direction', text: change('Sign in', 'Sign \u202ein') },
  { reason: 'a statement in another script', text: change('Sign in', 'Знак') },
  { reason: "a statement with a character that isn't allowed in URIs", text: change('Sign in', '<b>Sign in</b>') },
  { reason: 'a statement with two lines', text: change('Sign in', 'Sign\nin') },
  { reason: 'a byte order mark', text: `\ufeff${text}` },
  {
    reason: "lines in a different order: CAIP-122's example for Ethereum, as published",
    text: printed(onEthereum, '1'),
  },
  {
    reason: "lines in a different order: CAIP-122's example for Solana, as published",
    text: printed(onSolana, '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'),
  },
  { reason: 'the dates are swapped', text: change(/(Expiration Time: .*)\n(Not Before: .*)/, '$2\n$1') },
  { reason: 'a duplicate field', text: change(/(Nonce: .*)/, '$1\n$1') },
  { reason: 'a duplicate field, later', text: `${plain}\nNonce: 00000000` },
  { reason: 'an unknown line', text: change('\nNonce', '\nColour: red\nNonce') },
  { reason: 'a line after the resources', text: `${text}\nNonce: 00000000` },
  { reason: 'no nonce', text: change(/Nonce: .*\n/, '') },
  { reason: 'an empty nonce', text: change(/Nonce: .*/, 'Nonce: ') },
  { reason: 'a nonce of 7 letters', text: change(/Nonce: .*/, 'Nonce: 1234567') },
  { reason: 'a nonce with invalid characters', text: change(/Nonce: .*/, 'Nonce: 1234-5678') },
  { reason: 'no URI', text: change(/URI: .*\n/, '') },
  { reason: 'an invalid URI', text: change(/URI: .*/, 'URI: dapp.example') },
  { reason: 'a URI with a space', text: change(/URI: .*/, 'URI: https://dapp.example/a b') },
  { reason: 'no version', text: change('Version: 1\n', '') },
  { reason: 'an unsupported version', text: change('Version: 1', 'Version: 2') },
  { reason: 'no chain', text: change('Chain ID: 1\n', '') },
  { reason: 'a chain in hex', text: change('Chain ID: 1', 'Chain ID: 0x1') },
  { reason: 'a chain with a leading zero', text: change('Chain ID: 1', 'Chain ID: 01') },
  { reason: 'a chain by its CAIP-2 ID', text: change('Chain ID: 1', 'Chain ID: eip155:1') },
  {
    reason: 'a chain that Solana has a name for, by its reference',
    text: formatMessage(onSolana).replace('Chain ID: mainnet', 'Chain ID: 5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'),
  },
  { reason: 'no issue time', text: plain.replace(/\nIssued At: .*/, '') },
  { reason: "an issue time that isn't RFC 3339", text: change(/Issued At: .*/, 'Issued At: yesterday') },
  { reason: 'a date without a time', text: change(/Issued At: .*/, 'Issued At: 2026-11-23') },
  { reason: 'a time without an offset', text: change(/Issued At: .*/, 'Issued At: 2026-11-23T10:00:00') },
  { reason: "a day that doesn't exist", text: change('Issued At: 2026-11-23', 'Issued At: 2026-11-31') },
  { reason: 'February 29 in a common year', text: change('Issued At: 2026-11-23', 'Issued At: 2027-02-29') },
  { reason: "an hour that doesn't exist", text: change(/Issued At: .*/, 'Issued At: 2026-11-23T24:00:00Z') },
  { reason: "an expiry that isn't RFC 3339", text: change(/Expiration Time: .*/, 'Expiration Time: never') },
  { reason: 'a field without the space after the colon', text: change('Version: 1', 'Version:1') },
  { reason: 'a field name in a different case', text: change('Chain ID: 1', 'Chain Id: 1') },
  { reason: 'a request ID with a space', text: change(/Request ID: .*/, 'Request ID: r 1') },
  { reason: "a resource that isn't a URI", text: `${text}\n- terms` },
  { reason: 'a resource without the dash', text: `${text}\nhttps://dapp.example/more` },
  { reason: 'an empty resource', text: `${text}\n- ` },
  { reason: '21 resources', text: `${plain}\nResources:${'\n- urn:a:b'.repeat(21)}` },
  { reason: 'more than 4096 characters', text: change('Sign in', 'S'.repeat(4096)) },
  { reason: 'a missing empty line after the address', text: change('\n\nSign', '\nSign') },
  { reason: 'an extra empty line before the URI', text: change('\n\nURI', '\n\n\nURI') },
  { reason: 'no empty line for the statement, on Ethereum', text: plain.replace('\n\n\nURI', '\n\nURI') },
  {
    reason: 'an empty line for the statement, on Solana',
    text: formatMessage({ ...least, ...pick(onSolana) }).replace('\n\nURI', '\n\n\nURI'),
  },
  { reason: 'no domain', text: change('https://dapp.example wants', ' wants') },
  { reason: 'a domain with a path', text: change('https://dapp.example wants', 'dapp.example/a wants') },
  {
    reason: "a domain with a port that isn't a number",
    text: change('https://dapp.example wants', 'dapp.example:a wants'),
  },
  {
    reason: 'a domain with a broken IPv6 address',
    text: change('https://dapp.example wants', '[2001:db8::1::2] wants'),
  },
  { reason: 'a domain in another script', text: change('https://dapp.example wants', 'дapp.example wants') },
  { reason: 'a different chain name for the namespace', text: change('Ethereum account', 'Dogecoin account') },
  { reason: 'the word in a different case', text: change('Ethereum account', 'ethereum account') },
  { reason: 'an address of another namespace', text: change('Ethereum account', 'Bitcoin account') },
  { reason: 'no address', text: change(/0x.*\n/, '\n') },
  { reason: 'an address that is too short', text: change(/0x..(.*)\n/, '0x$1\n') },
  { reason: 'an account ID instead of an address', text: change(/0x/, 'eip155:1:0x') },
]

const refuse = (field: keyof SiwxFields, reason: string, changes: object) => ({
  reason,
  field,
  fields: { ...least, ...changes },
})

const refusedFields: Vectors['refusedFields'] = [
  refuse('domain', 'it is empty', { domain: '' }),
  refuse('domain', 'it has a path', { domain: 'dapp.example/a' }),
  refuse('domain', 'it has a scheme', { domain: 'https://dapp.example' }),
  refuse('domain', 'it has a second line', { domain: 'dapp.example wants you to sign in\nNonce: 00000000' }),
  refuse('scheme', 'it starts with a digit', { scheme: '1http' }),
  refuse('scheme', 'it includes a host', { scheme: 'https://evil.example' }),
  refuse('accountAddress', 'it belongs to another namespace', { accountAddress: polkadot.accountAddress }),
  refuse('accountAddress', 'it has a second line', { accountAddress: `${least.accountAddress}\n\nI agree` }),
  refuse('statement', 'it is empty instead of absent', { statement: '' }),
  refuse('statement', 'it has a second line', { statement: 'I agree\n\nURI: https://evil.example' }),
  refuse('statement', 'it is in another script', { statement: 'Einverstanden, natürlich' }),
  refuse('uri', 'it has no scheme', { uri: '/in' }),
  refuse('uri', 'it has a second line', { uri: 'https://dapp.example/\nVersion: 1' }),
  refuse('version', 'only version 1 exists', { version: '2' }),
  refuse('chainId', 'the namespace has no chain name', { chainId: 'unheard:1' }),
  refuse('chainId', "it isn't a number", { chainId: 'eip155:main' }),
  refuse('nonce', 'it is too short', { nonce: '1234567' }),
  refuse('nonce', 'it has a second line', { nonce: '12345678\nIssued At: 2020-01-01T00:00:00Z' }),
  refuse('issuedAt', "it isn't a date", { issuedAt: 'now' }),
  refuse('expirationTime', "the month doesn't exist", { expirationTime: '2026-13-01T00:00:00Z' }),
  refuse('notBefore', 'it has a second line', { notBefore: `${least.issuedAt}\nRequest ID: a` }),
  refuse('requestId', 'it has a second line', { requestId: 'a\nResources:' }),
  refuse('resources', "one isn't a URI", { resources: ['terms'] }),
  refuse('resources', 'one has a second line', { resources: ['urn:a:b\n- urn:c:d'] }),
  refuse('resources', 'there are more than 20', { resources: Array.from({ length: 21 }, () => 'urn:a:b') }),
]

/** Valid and rejected message texts. */
export const messageVectors = (): Pick<Vectors, 'messages' | 'refusedTexts' | 'refusedFields'> => ({
  messages: good.map(([name, fields]) => ({ name, fields, text: formatMessage(fields, words) })),
  refusedTexts,
  refusedFields,
})
