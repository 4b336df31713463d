import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bitcoinMainnet, bitcoinTestnet4 } from '../network/bitcoinNetworks.js'
import { formatBitcoinPaymentUri } from './formatBitcoinPaymentUri.js'
import { parseBitcoinPaymentUri } from './parseBitcoinPaymentUri.js'

// Replaces `175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W` from the standard's examples, whose checksum is wrong.
const address = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
const segwit = 'bc1qufgy354j3kmvuch987xe4s40836x3h0lg8f5n2'
const taproot = 'bc1p5swkugezn97763tl0yty6556856uug0q6jflljvep9m4p7339x5qzyrh4g'
const testnet = 'tb1qghfhmd4zh7ncpmxl3qzhmq566jk8ckq4gafnmg'
const none = { others: {} }

describe('parseBitcoinPaymentUri with valid BIP-321 links', () => {
  it.each([
    [`bitcoin:${address}`, { addresses: [address], ...none }],
    [`bitcoin:${address}?label=Luke-Jr`, { addresses: [address], label: 'Luke-Jr', ...none }],
    [
      `bitcoin:${address}?amount=20.3&label=Luke-Jr`,
      { addresses: [address], amount: 2_030_000_000n, label: 'Luke-Jr', ...none },
    ],
    [
      `bitcoin:${address}?amount=50&label=Luke-Jr&message=Donation%20for%20project%20xyz`,
      {
        addresses: [address],
        amount: 5_000_000_000n,
        label: 'Luke-Jr',
        message: 'Donation for project xyz',
        ...none,
      },
    ],
    [
      `bitcoin:${address}?lightning=lnbc420bogusinvoice`,
      { addresses: [address], others: { lightning: ['lnbc420bogusinvoice'] } },
    ],
    ['bitcoin:?lightning=lnbc420bogusinvoice', { addresses: [], others: { lightning: ['lnbc420bogusinvoice'] } }],
    ['bitcoin:?lno=lno1bogusoffer', { addresses: [], others: { lno: ['lno1bogusoffer'] } }],
    [
      'bitcoin:?lno=lno1bogusoffer&sp=sp1qsilentpayment',
      { addresses: [], others: { lno: ['lno1bogusoffer'], sp: ['sp1qsilentpayment'] } },
    ],
    ['bitcoin:?sp=sp1qsilentpayment', { addresses: [], others: { sp: ['sp1qsilentpayment'] } }],
    [`bitcoin:${address}?sp=sp1qsilentpayment`, { addresses: [address], others: { sp: ['sp1qsilentpayment'] } }],
    [
      `bitcoin:${address}?somethingyoudontunderstand=50&somethingelseyoudontget=999`,
      { addresses: [address], others: { somethingyoudontunderstand: ['50'], somethingelseyoudontget: ['999'] } },
    ],
    [`bitcoin:?bc=${segwit}&bc=${taproot}`, { addresses: [segwit, taproot], ...none }],
    [`BITCOIN:${segwit.toUpperCase()}?BC=${taproot.toUpperCase()}`, { addresses: [segwit, taproot], ...none }],
    [`BITCOIN:?BC=${segwit.toUpperCase()}&BC=${taproot.toUpperCase()}`, { addresses: [segwit, taproot], ...none }],
    [`bitcoin:?tb=${testnet}`, { addresses: [testnet], ...none }],
    [`bitcoin:${address}?pop=initiatingapp%3a`, { addresses: [address], proofUri: 'initiatingapp:', ...none }],
    // A web page never receives the proof, but the rest of the link is valid.
    [`bitcoin:${address}?pop=https%3aiwantyouripaddress.com`, { addresses: [address], ...none }],
  ])('parses %s', (uri, request) => {
    expect(parseBitcoinPaymentUri(uri)).toEqual(request)
  })
})

describe('parseBitcoinPaymentUri with unsafe BIP-321 links', () => {
  it.each([
    `bitcoin:${address}?req-somethingyoudontunderstand=50&req-somethingelseyoudontget=999`,
    `bitcoin:${address}?label=Luke-Jr&label=Matt`,
    `bitcoin:${address}?amount=42&amount=10`,
    `bitcoin:${address}?amount=42&amount=42`,
    `bitcoin:${address}?pop=callback%3a&req-pop=callback%3a`,
    `bitcoin:?bc=${testnet}`,
    `bitcoin:${address}?req-pop=https%3aevilwebsite.com`,
    `bitcoin:${address}?amount=50,000.00`,
    `bitcoin:${address}?amount=-1`,
    `bitcoin:${address}?amount=1e3`,
    `bitcoin:${address}?amount=`,
    `bitcoin:${address}?amount=0.000000001`,
    `bitcoin:${address}?label=%zz`,
    'bitcoin:',
    'bitcoin:?amount=1',
    'bitcoin:nobody',
    'bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W',
    `litecoin:${address}`,
    address,
    '',
  ])('refuses %s', (uri) => {
    expect(() => parseBitcoinPaymentUri(uri)).toThrow(expect.objectContaining({ code: 'payment/invalid' }))
  })
})

describe('formatBitcoinPaymentUri', () => {
  it('writes a link that is parsed to the same amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2_100_000_000_000_000n }), (amount) => {
        const uri = formatBitcoinPaymentUri({ network: bitcoinMainnet, address: taproot, amount })
        expect(parseBitcoinPaymentUri(uri)).toEqual({ addresses: [taproot], amount, others: {} })
      }),
    )
  })

  it('rejects an address of another network and a negative amount', () => {
    const network = bitcoinTestnet4
    const wrong = () => formatBitcoinPaymentUri({ network, address: taproot })
    expect(wrong).toThrow(expect.objectContaining({ code: 'account/invalidAddress' }))
    const negative = () => formatBitcoinPaymentUri({ network: bitcoinMainnet, address: taproot, amount: -1n })
    expect(negative).toThrow(expect.objectContaining({ code: 'payment/invalid' }))
  })

  it('rejects an invalid address and a token', () => {
    const network = bitcoinMainnet
    const written = (change: object) => () => formatBitcoinPaymentUri({ network, address, ...change })
    expect(written({ address: 'x' })).toThrow(expect.objectContaining({ code: 'account/invalidAddress' }))
    expect(written({ token: { address: 'x', decimals: 1 } })).toThrow(
      expect.objectContaining({ code: 'token/notFound' }),
    )
  })
})
