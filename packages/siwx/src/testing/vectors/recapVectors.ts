import { formatRecapUri, type Recap, recapStatement } from '../../index.js'
import type { Vectors } from './Vectors.js'

const good: readonly (readonly [name: string, recap: Recap])[] = [
  ['one action', { att: { 'https://dapp.example/notes': { 'notes/read': [{}] } }, prf: [] }],
  [
    'several actions, namespaces and resources, in order',
    {
      att: {
        'urn:credential:type:type1': { 'credential/present': [{}] },
        'kepler:ens:example.eth://default/kv': {
          'kv/list': [{}],
          'kv/get': [{}],
          'msg/send': [{}],
          'kv/metadata': [{}],
        },
      },
      prf: [],
    },
  ],
  [
    'wallet methods on two networks',
    {
      att: {
        eip155: {
          'request/personal_sign': [{ chains: ['eip155:1', 'eip155:10'] }],
          'request/eth_sendTransaction': [{ chains: ['eip155:1', 'eip155:10'] }],
        },
      },
      prf: [],
    },
  ],
  [
    'a proof',
    {
      att: { 'https://dapp.example/notes': { 'notes/read': [] } },
      prf: ['bafybeigk7ly3pog6uupxku3b6bubirr434ib6tfaymvox6gotaaaaaaaaa'],
    },
  ],
]

const encode = (text: string): string =>
  `urn:recap:${btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`

/** Valid and rejected ReCaps. */
export const recapVectors = (): Pick<Vectors, 'recaps' | 'refusedRecaps'> => {
  const recaps = good.map(([name, recap]) => ({
    name,
    recap,
    uri: formatRecapUri(recap),
    sentence: recapStatement(recap),
  }))
  const [one, two] = recaps
  if (!one || !two) throw new Error('There are no grants.')
  const { uri, sentence } = one
  return {
    recaps,
    refusedRecaps: [
      { reason: "the statement doesn't mention it", statement: 'Sign in.', resources: [uri] },
      { reason: 'there is no statement', resources: [uri] },
      { reason: 'the statement lists less than is granted', statement: sentence, resources: [two.uri] },
      { reason: 'the statement continues after its sentence', statement: `${sentence} Or not.`, resources: [uri] },
      { reason: 'a word directly before the sentence', statement: `Not${sentence}`, resources: [uri] },
      { reason: 'it is not the last resource', statement: sentence, resources: [uri, 'https://dapp.example/terms'] },
      { reason: 'there are two', statement: sentence, resources: [two.uri, uri] },
      { reason: 'it occurs twice', statement: sentence, resources: [uri, uri] },
      { reason: 'it is padded', statement: sentence, resources: [`${uri}=`] },
      { reason: 'it is empty', statement: sentence, resources: ['urn:recap:'] },
      { reason: "it isn't JSON", statement: sentence, resources: ['urn:recap:AAAA'] },
      { reason: 'it grants nothing', statement: sentence, resources: [encode('{"att":{},"prf":[]}')] },
      {
        reason: "its keys aren't sorted",
        statement: sentence,
        resources: [encode('{"prf":[],"att":{"https://dapp.example/notes":{"notes/read":[{}]}}}')],
      },
      {
        reason: 'it has spaces',
        statement: sentence,
        resources: [encode('{"att": {"https://dapp.example/notes": {"notes/read": [{}]}}, "prf": []}')],
      },
      {
        reason: 'an action without a namespace',
        statement: sentence,
        resources: [encode('{"att":{"https://dapp.example/notes":{"read":[{}]}},"prf":[]}')],
      },
      {
        reason: "a quote in a resource's name would end the string",
        statement: sentence,
        resources: [encode(`{"att":{"a'. (2) 'b":{"notes/read":[{}]}},"prf":[]}`)],
      },
    ],
  }
}
