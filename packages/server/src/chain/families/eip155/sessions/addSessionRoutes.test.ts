import { request } from 'node:http'
import { devWallet, freePort, startEvm } from '@kit/devnet'
import fc from 'fast-check'
import {
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  type Hex,
  numberToHex,
  pad,
  parseAbi,
  parseAbiParameters,
  recoverMessageAddress,
} from 'viem'
import { entryPoint07Address, getUserOperationHash } from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount, publicKeyToAddress } from 'viem/accounts'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { ServerConfigInput } from '../../../../config/parseConfig.js'
import { success } from '../../../../contract/fields.js'
import {
  createSession,
  getSessionContext,
  listSessions,
  signUserOperation,
} from '../../../../contract/sessionEndpoints.js'
import { anyText } from '../../../../testing/anyText.js'
import { refused, requestJson } from '../../../../testing/requestJson.js'
import { startTestServer, temporaryDirectory, testDomain } from '../../../../testing/startTestServer.js'
import { type SessionProof, sessionProof } from './sessionProof.js'
import { hashOperation } from './signOperation.js'

const owner = privateKeyToAccount(generatePrivateKey())
const dapp = privateKeyToAccount(generatePrivateKey())
const account = `eip155:31337:${owner.address}`
const normalAccount = account.toLowerCase()
const counter = '0x00000000000000000000000000000000000000c0'
const elsewhere = '0x00000000000000000000000000000000000000e0'
const nowSeconds = 1_790_000_000
let nonces = 0n
const unknownPci = '0d3c2a3e-6f0e-4a8c-9a35-1c1b9f1d2e3f'

const terms = {
  expiry: nowSeconds + 3600,
  signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: dapp.publicKey }] } },
  permissions: [
    { type: 'contract-call', data: { address: counter, abi: [], functions: [] } },
    { type: 'native-token-recurring-allowance', data: { allowance: '0x64', start: nowSeconds - 50, period: 100 } },
  ],
  policies: [{ type: 'sudo', data: {} }],
}

type ProofPart = Pick<SessionProof, 'action' | 'pci'> & Partial<SessionProof>

async function setUp(config: ServerConfigInput = {}, now: () => number = () => nowSeconds * 1000) {
  const options = {
    chains: {},
    rateLimits: { enabled: false },
    sessions: { encryptionKey: '11'.repeat(32) },
    ...config,
  }
  const { url, stop, dataDir } = await startTestServer(options, { now })
  const at = `${url}/v1/sessions/${account}`
  const create = async (body: object = terms): Promise<{ pci: string; publicKey: Hex }> => {
    const answer = await requestJson(`${at}?projectId=p&v=2`, body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const { pci, key } = createSession.answer.parse(answer.body)
    return { pci, publicKey: key.publicKey as Hex }
  }
  const post = (call: string, body: object) => requestJson(`${at}/${call}?projectId=p`, body)
  const sign = (pci: string, userOp: object) => post('sign', { pci, userOp })
  const domain = config.projects === undefined ? new URL(url).host : testDomain
  /** Proof fields of a body or query. */
  const proof = async (part: ProofPart, signer: Pick<typeof owner, 'signMessage'> = owner) => {
    const unique = { nonce: `nonce${nonces++}`.padEnd(12, '0'), expires: Math.floor(now() / 1000) + 300 }
    const text = sessionProof({ domain, project: 'p', account: normalAccount, ...unique, ...part })
    const { nonce, expires } = { ...unique, ...part }
    return { nonce, expires, signature: await signer.signMessage({ message: text }) }
  }
  return { url, at, create, post, sign, proof, stop, dataDir }
}

/** Sends a POST with a custom `Host`, which `fetch` does not allow. Resolves with the status. */
function postAs(host: string, url: string, body: object): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const requested = request(url, { method: 'POST', headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    requested.on('error', reject)
    requested.end(JSON.stringify(body))
  })
}

/** `execute` of ERC-7579 with one call. */
function single(to: Hex, value: bigint, data: Hex = '0x', mode: Hex = pad('0x', { size: 32 })): Hex {
  const execution = encodePacked(['address', 'uint256', 'bytes'], [to, value, data])
  return encodeFunctionData({ abi: parseAbi(['function execute(bytes32, bytes)']), args: [mode, execution] })
}

const operation = (callData: Hex, overrides: object = {}) => ({
  sender: owner.address,
  nonce: numberToHex(nonces++),
  callData,
  callGasLimit: '0x5208',
  verificationGasLimit: '0x10000',
  preVerificationGas: '0x5208',
  maxFeePerGas: '0x3b9aca00',
  maxPriorityFeePerGas: '0x3b9aca00',
  signature: '0x',
  ...overrides,
})

it('the smart session service creates a session with its own key and lists it, the key in both formats', async () => {
  const { url, at, create } = await setUp({
    projects: [{ id: 'p', name: 'My dapp' }],
    sessions: { requireProof: false, encryptionKey: '11'.repeat(32) },
  })
  const { pci, publicKey } = await create()
  expect(publicKey).toMatch(/^0x04[0-9a-f]{128}$/)
  const older = await requestJson(`${at}?projectId=p`, terms)
  const { key } = createSession.answer.parse(older.body)
  expect(key.publicKey).toMatch(/^0x[0-9a-f]{260}$/)
  expect(Buffer.from(key.publicKey.slice(2), 'hex').toString()).toMatch(/^04[0-9a-f]{128}$/)
  const listed = await requestJson(`${url}/v1/sessions/${normalAccount}?projectId=p`)
  const { pcis } = listSessions.answer.parse(listed.body)
  expect(pcis).toHaveLength(2)
  expect(pcis.find((session) => session.pci === pci)).toEqual({
    project: { id: 'p', name: 'My dapp', url: null, iconUrl: null },
    pci,
    expiry: terms.expiry,
    createdAt: nowSeconds,
    permissions: terms.permissions,
    policies: terms.policies,
    context: '0x00',
    revokedAt: null,
  })
  expect(await requestJson(`${url}/v1/sessions/eip155:1:${owner.address}?projectId=p`)).toMatchObject({
    body: { pcis: [], next: null },
  })
  expect(await requestJson(`${at}`)).toMatchObject(refused(401, 'authentication'))
})

it('the smart session service stores the context on activation and ends on revocation, also by the plain address', async () => {
  const { url, at, create, post } = await setUp()
  const { pci } = await create()
  const context = `${at}/getcontext?projectId=p&pci=${pci}`
  expect(getSessionContext.answer.parse((await requestJson(context)).body)).toEqual({ context: '0x00' })
  const activated = await post('activate', { ...terms, pci, context: '0xabcd', expiry: terms.expiry + 1 })
  expect(success.strict().parse(activated.body)).toEqual({ success: true })
  expect(await requestJson(context)).toMatchObject({ status: 200, body: { context: '0xabcd' } })
  const plain = `${url}/v1/sessions/${owner.address}/revoke?projectId=p`
  expect(await requestJson(plain, { pci })).toMatchObject({ status: 200, body: { success: true } })
  const { pcis } = listSessions.answer.parse((await requestJson(at)).body)
  expect(pcis).toMatchObject([{ pci, expiry: terms.expiry + 1, revokedAt: nowSeconds }])
  expect(await requestJson(plain, { pci })).toMatchObject(refused(400, 'pci'))
  expect(await post('activate', { ...terms, pci, context: '0x' })).toMatchObject(refused(400, 'pci'))
  expect(await post('sign', { pci, userOp: operation(single(counter, 0n)) })).toMatchObject(refused(400, 'pci'))
})

it('the smart session service refuses invalid accounts, and sessions of other accounts', async () => {
  const { url, create } = await setUp()
  const { pci } = await create()
  const stranger = privateKeyToAccount(generatePrivateKey()).address
  for (const bad of ['alice', 'eip155:31337', 'eip155:1:0x12', `solana:1:${owner.address}`]) {
    expect(await requestJson(`${url}/v1/sessions/${bad}`), bad).toMatchObject(refused(400, ''))
    expect(await requestJson(`${url}/v1/sessions/${bad}/revoke`, { pci }), bad).toMatchObject(refused(400, ''))
  }
  expect(await requestJson(`${url}/v1/sessions/${owner.address}`)).toMatchObject(refused(400, ''))
  const calls: [string, object][] = [
    ['activate', { ...terms, pci, context: '0x' }],
    ['revoke', { pci }],
    ['sign', { pci, userOp: operation(single(counter, 0n)) }],
  ]
  for (const [call, body] of calls) {
    for (const other of [`eip155:31337:${stranger}`, `eip155:1:${owner.address}`]) {
      expect(await requestJson(`${url}/v1/sessions/${other}/${call}`, body), call).toMatchObject(refused(400, 'pci'))
    }
    for (const id of [unknownPci, 'none', '']) {
      const answer = await requestJson(`${url}/v1/sessions/${account}/${call}`, { ...body, pci: id })
      expect(answer, call).toMatchObject(refused(400, 'pci'))
    }
    expect(await requestJson(`${url}/v1/sessions/${account}/${call}`, { ...body, pci: 5 })).toMatchObject({
      status: 422,
    })
  }
  for (const id of [unknownPci, 'none']) {
    expect(await requestJson(`${url}/v1/sessions/${account}/getcontext?pci=${id}`)).toMatchObject(refused(400, 'pci'))
  }
  expect(await requestJson(`${url}/v1/sessions/${account}/getcontext`)).toMatchObject({ status: 400 })
  expect(await requestJson(`${url}/v1/sessions/${account}`, { ...terms, expiry: 'soon' })).toMatchObject({
    status: 422,
  })
  const long = { ...terms, policies: ['x'.repeat(70_000)] }
  expect(await requestJson(`${url}/v1/sessions/${account}`, long)).toMatchObject(refused(400, ''))
})

it('the smart session service signs the hash of a permitted operation with the session key', async () => {
  const { create, sign } = await setUp()
  const { pci, publicKey } = await create()
  const { sender, nonce, ...rest } = operation(single(counter, 0n, '0x12345678'), {
    factory: elsewhere,
    factoryData: '0x01',
    paymaster: elsewhere,
    paymasterVerificationGasLimit: '0x1',
    paymasterPostOpGasLimit: '0x2',
    paymasterData: '0x03',
  })
  const answer = await sign(pci, { sender, nonce, ...rest })
  const { signature } = signUserOperation.answer.parse(answer.body)
  const hash = getUserOperationHash({
    chainId: 31337,
    entryPointAddress: entryPoint07Address,
    entryPointVersion: '0.7',
    userOperation: {
      sender,
      nonce: BigInt(nonce),
      callData: rest.callData,
      callGasLimit: 0x5208n,
      verificationGasLimit: 0x10000n,
      preVerificationGas: 0x5208n,
      maxFeePerGas: 10n ** 9n,
      maxPriorityFeePerGas: 10n ** 9n,
      factory: elsewhere,
      factoryData: '0x01',
      paymaster: elsewhere,
      paymasterVerificationGasLimit: 1n,
      paymasterPostOpGasLimit: 2n,
      paymasterData: '0x03',
      signature: '0x',
    },
  })
  const signer = await recoverMessageAddress({ message: { raw: hash }, signature: signature as Hex })
  expect(signer).toBe(publicKeyToAddress(publicKey))
})

it('the smart session service reads each form of call data, and refuses a call if any part is not permitted', async () => {
  const { create, sign } = await setUp()
  const { pci } = await create()
  const batch = (calls: readonly { to: Hex; value: bigint; data: Hex }[]): Hex =>
    encodeFunctionData({
      abi: parseAbi(['function execute(bytes32, bytes)']),
      args: [
        pad('0x01', { size: 32, dir: 'right' }),
        encodeAbiParameters(parseAbiParameters('(address to, uint256 value, bytes data)[]'), [calls]),
      ],
    })
  const good = { to: counter, value: 0n, data: '0x12345678' } as const
  const bad = { to: elsewhere, value: 0n, data: '0x12345678' } as const
  const plain = parseAbi(['function execute(address, uint256, bytes)'])
  const lists = parseAbi(['function executeBatch(address[], uint256[], bytes[])'])
  const tuples = parseAbi(['function executeBatch((address to, uint256 value, bytes data)[])'])
  const permitted: Hex[] = [
    single(counter, 0n),
    single(counter, 0n, '0x12345678'),
    batch([good, good]),
    encodeFunctionData({ abi: plain, args: [counter, 0n, '0x12'] }),
    encodeFunctionData({
      abi: lists,
      args: [
        [counter, counter],
        [0n, 0n],
        ['0x', '0x12'],
      ],
    }),
    encodeFunctionData({ abi: tuples, args: [[good]] }),
  ]
  for (const callData of permitted) {
    expect(await sign(pci, operation(callData)), callData).toMatchObject({ status: 200 })
  }
  const denied: Hex[] = [
    '0x',
    '0x12345678',
    single(elsewhere, 0n),
    single(elsewhere, 1n, '0x12345678'),
    single(owner.address, 0n, '0x12345678'),
    // A delegate call, to any address.
    single(counter, 0n, '0x', pad('0xff', { size: 32, dir: 'right' })),
    batch([good, bad]),
    batch([]),
    encodeFunctionData({ abi: plain, args: [elsewhere, 0n, '0x12'] }),
    encodeFunctionData({
      abi: lists,
      args: [
        [counter, elsewhere],
        [0n, 0n],
        ['0x', '0x12'],
      ],
    }),
    encodeFunctionData({ abi: lists, args: [[counter, elsewhere], [0n], ['0x']] }),
    encodeFunctionData({ abi: tuples, args: [[good, bad]] }),
    single(counter, 0n).slice(0, 100) as Hex,
  ]
  for (const callData of denied) {
    expect(await sign(pci, operation(callData)), callData).toMatchObject(refused(401, ''))
  }
  const ofOther = operation(single(counter, 0n), { sender: elsewhere })
  expect(await sign(pci, ofOther)).toMatchObject(refused(401, ''))
  const { pci: bare } = await create({ ...terms, permissions: [{ type: 'anything', data: { address: counter } }] })
  expect(await sign(bare, operation(single(counter, 0n)))).toMatchObject(refused(401, ''))
})

it('a smart session limits the native currency spent per period, and counts a nonce once', async () => {
  let nowMs = nowSeconds * 1000
  const { create, sign } = await setUp({}, () => nowMs)
  const { pci } = await create({ ...terms, expiry: nowSeconds + 10_000 })
  const first = operation(single(elsewhere, 60n))
  expect(await sign(pci, first)).toMatchObject({ status: 200 })
  expect(await sign(pci, operation(single(counter, 41n, '0x12')))).toMatchObject(refused(401, ''))
  // The same again, and with another gas price: only one of them can execute.
  expect(await sign(pci, first)).toMatchObject({ status: 200 })
  expect(await sign(pci, { ...first, maxFeePerGas: '0x1', callData: single(elsewhere, 20n) })).toMatchObject({
    status: 200,
  })
  expect(await sign(pci, operation(single(counter, 41n, '0x12')))).toMatchObject(refused(401, ''))
  expect(await sign(pci, operation(single(counter, 40n, '0x12')))).toMatchObject({ status: 200 })
  expect(await sign(pci, operation(single(elsewhere, 1n)))).toMatchObject(refused(401, ''))
  nowMs = (nowSeconds + 49) * 1000
  expect(await sign(pci, operation(single(elsewhere, 1n)))).toMatchObject(refused(401, ''))
  nowMs = (nowSeconds + 50) * 1000
  expect(await sign(pci, operation(single(elsewhere, 101n)))).toMatchObject(refused(401, ''))
  expect(await sign(pci, operation(single(elsewhere, 100n)))).toMatchObject({ status: 200 })

  const allowances = [
    { allowance: '100', start: nowSeconds, period: 10 },
    { allowance: 150, start: nowSeconds, period: 1000 },
  ]
  const several = allowances.map((data) => ({ type: 'native-token-recurring-allowance', data }))
  const { pci: strict } = await create({ ...terms, permissions: several })
  nowMs = (nowSeconds - 1) * 1000
  expect(await sign(strict, operation(single(elsewhere, 1n)))).toMatchObject(refused(401, ''))
  nowMs = nowSeconds * 1000
  expect(await sign(strict, operation(single(elsewhere, 100n)))).toMatchObject({ status: 200 })
  nowMs = (nowSeconds + 10) * 1000
  expect(await sign(strict, operation(single(elsewhere, 51n)))).toMatchObject(refused(401, ''))
  expect(await sign(strict, operation(single(elsewhere, 50n)))).toMatchObject({ status: 200 })
})

it('a smart session counts a native allowance under its current name too, and names unsupported permission types', async () => {
  const { create, sign } = await setUp({}, () => nowSeconds * 1000)
  const periodic = (data: object) => ({ type: 'native-token-periodic', data })
  const native = [periodic({ periodAmount: '0x64', startTime: nowSeconds - 50, periodDuration: 100 })]
  const { pci } = await create({ ...terms, permissions: native })
  expect(await sign(pci, operation(single(elsewhere, 100n)))).toMatchObject({ status: 200 })
  expect(await sign(pci, operation(single(elsewhere, 1n)))).toMatchObject(refused(401, ''))

  const tokenAddress = counter
  const others = ['allowance', 'stream', 'periodic', 'revocation', 'recurring-allowance'].flatMap((kind) => [
    {
      type: `erc20-token-${kind}`,
      data: { tokenAddress, address: tokenAddress, periodAmount: '0x64', allowance: '0x64' },
    },
  ])
  const unread = [periodic({ periodAmount: '0x64', periodDuration: 100 }), { type: 'A <b>type</b>', data: {} }]
  const { pci: erc20 } = await create({ ...terms, permissions: [...others, ...unread] })
  const answer = await sign(erc20, operation(single(counter, 0n, '0x12')))
  expect(answer).toMatchObject(refused(401, ''))
  expect(JSON.stringify(answer.body)).toContain(
    'Unsupported permission types: erc20-token-allowance, erc20-token-stream, erc20-token-periodic, erc20-token-revocation, erc20-token-recurring-allowance, native-token-periodic, unknown',
  )
})

it('a smart session never overdraws an allowance under concurrent requests', async () => {
  const { create, sign } = await setUp()
  const { pci } = await create()
  const answers = await Promise.all(Array.from({ length: 10 }, () => sign(pci, operation(single(elsewhere, 30n)))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(7)
})

it('a smart session signs nothing once the session has expired', async () => {
  let nowMs = nowSeconds * 1000
  const { create, sign } = await setUp({}, () => nowMs)
  const { pci } = await create()
  nowMs = terms.expiry * 1000 - 1
  expect(await sign(pci, operation(single(counter, 0n)))).toMatchObject({ status: 200 })
  nowMs += 1
  expect(await sign(pci, operation(single(counter, 0n)))).toMatchObject(refused(400, 'pci'))
})

it('the smart session service verifies a given proof, and accepts each once', async () => {
  let nowMs = nowSeconds * 1000
  const { at, create, post, proof } = await setUp({}, () => nowMs)
  const { expiry, signer, permissions, policies } = terms
  const agreed = { expiry, signer, permissions, policies }
  const toCreate = await proof({ action: 'create', pci: 'new', terms: agreed })
  const { pci } = await create({ ...terms, ...toCreate })
  for (const changed of [{}, { expiry: expiry + 1 }, { nonce: 'another-nonce' }, { expires: toCreate.expires + 1 }]) {
    expect(await requestJson(`${at}?projectId=p`, { ...terms, ...toCreate, ...changed })).toMatchObject(
      refused(401, 'signature'),
    )
  }
  // For another host, another project, another action, a time too far in the future, and an expired one.
  const { expires } = toCreate
  const corrupted: ProofPart[] = [
    { action: 'create', pci: 'new', domain: 'elsewhere.example' },
    { action: 'create', pci: 'new', project: 'q' },
    { action: 'activate', pci: 'new' },
    { action: 'create', pci: 'new', expires: expires + 3600 },
    { action: 'create', pci: 'new', expires: nowSeconds },
  ]
  for (const part of corrupted) {
    const body = { ...terms, ...(await proof({ ...part, terms: agreed })) }
    expect(await requestJson(`${at}?projectId=p`, body), JSON.stringify(part)).toMatchObject(refused(401, 'signature'))
  }
  expect(await requestJson(`${at}?projectId=p`, { ...terms, signature: toCreate.signature })).toMatchObject(
    refused(401, 'signature'),
  )

  const narrow = { ...terms, pci, context: '0xaa', permissions: [] as typeof permissions }
  const wide = { ...terms, pci, context: '0xaa' }
  const toActivate = (body: typeof wide) =>
    proof({ action: 'activate', pci, terms: { ...agreed, permissions: body.permissions, context: body.context } })
  const wideProof = await toActivate(wide)
  expect(await post('activate', { ...narrow, ...wideProof })).toMatchObject(refused(401, 'signature'))
  expect(await post('activate', { ...wide, ...wideProof })).toMatchObject({ status: 200 })
  // A client that lost the response retries.
  expect(await post('activate', { ...wide, ...wideProof })).toMatchObject({ status: 200 })
  expect(await post('activate', { ...narrow, ...(await toActivate(narrow)) })).toMatchObject({ status: 200 })
  expect(await post('activate', { ...wide, ...wideProof })).toMatchObject(refused(401, 'signature'))
  nowMs = expires * 1000
  expect(await post('activate', { ...wide, ...wideProof })).toMatchObject(refused(401, 'signature'))
  nowMs = nowSeconds * 1000

  const toRevoke = await proof({ action: 'revoke', pci })
  for (const wrong of ['0x', wideProof.signature, await owner.signMessage({ message: pci })]) {
    expect(await post('revoke', { pci, ...toRevoke, signature: wrong })).toMatchObject(refused(401, 'signature'))
  }
  expect(await post('revoke', { pci, ...toRevoke })).toMatchObject({ status: 200 })
})

describe('session routes with listed projects', () => {
  const listed = { projects: [{ id: 'p' }] }
  const { expiry, signer, permissions, policies } = terms
  const agreed = { expiry, signer, permissions, policies }
  const stranger = privateKeyToAccount(generatePrivateKey())

  async function setUpOwned() {
    const server = await setUp(listed)
    const { create, proof, at, post } = server
    const { pci, publicKey } = await create({
      ...terms,
      ...(await proof({ action: 'create', pci: 'new', terms: agreed })),
    })
    const list = async (by: Pick<typeof owner, 'signMessage'> | undefined) => {
      const given = by === undefined ? {} : await proof({ action: 'list', pci: 'all' }, by)
      const query = Object.entries(given).map(([name, value]): [string, string] => [name, String(value)])
      return requestJson(`${at}?${new URLSearchParams([['projectId', 'p'], ...query])}`)
    }
    const signAs = async (by: Pick<typeof owner, 'signMessage'> | undefined, op: ReturnType<typeof operation>) => {
      const given =
        by === undefined ? {} : await proof({ action: 'sign', pci, operation: await hashOperation(op, 31337) }, by)
      return post('sign', { pci, userOp: op, ...given })
    }
    return { ...server, pci, publicKey, list, signAs }
  }

  it('lists and creates sessions only with a signature of the account', async () => {
    const { at, pci, list, proof } = await setUpOwned()
    for (const by of [undefined, stranger, dapp]) {
      expect(await list(by)).toMatchObject(refused(401, 'signature'))
      const given = by === undefined ? {} : await proof({ action: 'create', pci: 'new', terms: agreed }, by)
      expect(await requestJson(`${at}?projectId=p`, { ...terms, ...given })).toMatchObject(refused(401, 'signature'))
    }
    const { pcis } = listSessions.answer.parse((await list(owner)).body)
    expect(pcis.map((session) => session.pci)).toEqual([pci])
  })

  it('lets only the account widen a session', async () => {
    const { pci, post, proof, list } = await setUpOwned()
    const wide = { ...terms, permissions: [{ type: 'contract-call', data: { address: elsewhere } }] }
    const body = { ...wide, pci, context: '0xaa' }
    const subject = {
      action: 'activate',
      pci,
      terms: { ...agreed, permissions: wide.permissions, context: '0xaa' },
    } as const
    expect(await post('activate', body)).toMatchObject(refused(401, 'signature'))
    for (const by of [stranger, dapp])
      expect(await post('activate', { ...body, ...(await proof(subject, by)) })).toMatchObject(
        refused(401, 'signature'),
      )
    // The owner agreed to something else.
    const narrow = await proof({ ...subject, terms: { ...agreed, context: '0xaa' } })
    expect(await post('activate', { ...body, ...narrow })).toMatchObject(refused(401, 'signature'))
    const { pcis } = listSessions.answer.parse((await list(owner)).body)
    expect(pcis).toMatchObject([{ permissions: terms.permissions, context: '0x00' }])
    expect(await post('activate', { ...body, ...(await proof(subject)) })).toMatchObject({ status: 200 })
  })

  it('signs only for the dapp that holds the key, each operation separately', async () => {
    const { pci, signAs, post, proof, publicKey } = await setUpOwned()
    const good = operation(single(counter, 0n))
    for (const by of [undefined, stranger, owner])
      expect(await signAs(by, good)).toMatchObject(refused(401, 'signature'))
    const hash = await hashOperation(good, 31337)
    const given = await proof({ action: 'sign', pci, operation: hash }, dapp)
    const other = operation(single(counter, 1n))
    expect(await post('sign', { pci, userOp: other, ...given })).toMatchObject(refused(401, 'signature'))
    const { signature } = signUserOperation.answer.parse((await post('sign', { pci, userOp: good, ...given })).body)
    const by = await recoverMessageAddress({ message: { raw: hash }, signature: signature as Hex })
    expect(by).toBe(publicKeyToAddress(publicKey))
    expect(await signAs(dapp, operation(single(elsewhere, 0n)))).toMatchObject(refused(401, ''))
  })

  it('lets only the account revoke a session', async () => {
    const { url, pci, post, proof, list } = await setUpOwned()
    const plain = `${url}/v1/sessions/${owner.address}/revoke?projectId=p`
    for (const by of [undefined, stranger, dapp]) {
      const body = { pci, ...(by === undefined ? {} : await proof({ action: 'revoke', pci }, by)) }
      expect(await post('revoke', body)).toMatchObject(refused(401, 'signature'))
      expect(await requestJson(plain, body)).toMatchObject(refused(401, 'signature'))
    }
    expect(listSessions.answer.parse((await list(owner)).body).pcis).toMatchObject([{ pci, revokedAt: null }])
    expect(await requestJson(plain, { pci, ...(await proof({ action: 'revoke', pci })) })).toMatchObject({
      status: 200,
    })
  })

  it('accepts every encoding of the dapp’s key, and refuses a session without one', async () => {
    const { at, post, proof } = await setUpOwned()
    const compressed = `0x0${BigInt(dapp.publicKey) % 2n === 0n ? 2 : 3}${dapp.publicKey.slice(4, 68)}`
    const signers = [
      {
        type: 'keys',
        data: {
          keys: [
            { type: 'ed25519', publicKey: '0x00' },
            { type: 'secp256k1', publicKey: compressed },
          ],
        },
      },
      { type: 'key', data: { type: 'secp256k1', publicKey: dapp.publicKey.toUpperCase().replace('X', 'x') } },
      { type: 'account', data: { address: dapp.address } },
    ]
    const make = async (by: object) => {
      const body = { ...terms, signer: by }
      const given = await proof({ action: 'create', pci: 'new', terms: { ...agreed, signer: by } })
      return requestJson(`${at}?projectId=p&v=2`, { ...body, ...given })
    }
    for (const by of signers) {
      const { pci } = createSession.answer.parse((await make(by)).body)
      const op = operation(single(counter, 0n))
      const given = await proof({ action: 'sign', pci, operation: await hashOperation(op, 31337) }, dapp)
      expect(await post('sign', { pci, userOp: op, ...given }), by.type).toMatchObject({ status: 200 })
    }
    for (const by of [
      { type: 'keys', data: {} },
      { type: 'keys', data: { keys: ['0x04'] } },
      { type: 'wallet', data: {} },
    ])
      expect(await make(by), JSON.stringify(by)).toMatchObject(refused(400, 'signer'))
  })

  it('lets the operator disable proofs, and set the host that proofs must name', async () => {
    const open = await setUp({ ...listed, sessions: { requireProof: false, encryptionKey: '11'.repeat(32) } })
    const { pci } = await open.create()
    expect(await open.post('revoke', { pci })).toMatchObject({ status: 200 })
    const named = await setUp({ ...listed, sessions: { domain: 'API.example', encryptionKey: '11'.repeat(32) } })
    const body = async (domain?: string) => {
      const part = { action: 'create', pci: 'new', terms: agreed, ...(domain !== undefined && { domain }) } as const
      return { ...terms, ...(await named.proof(part)) }
    }
    expect(await requestJson(`${named.at}?projectId=p`, await body())).toMatchObject(refused(401, 'signature'))
    expect(await requestJson(`${named.at}?projectId=p`, await body('api.example'))).toMatchObject({ status: 200 })
  })

  it('accepts proofs for the login host of the embedded wallet too, and for no host that a client names', async () => {
    const port = await freePort()
    const login = `127.0.0.1:${port}`
    const { url, at, proof } = await setUp({
      projects: [{ id: 'p', allowedOrigins: ['https://dapp.example'] }],
      sessions: { domain: 'api.example', encryptionKey: '11'.repeat(32) },
      wallet: { origin: 'http://localhost:4403', login: `http://${login}`, port, email: false },
    })
    const body = async (domain: string) => {
      const part = { action: 'create', pci: 'new', terms: agreed, domain } as const
      return { ...terms, ...(await proof(part)) }
    }
    const there = `${at.replace(url, `http://${login}`)}?projectId=p`
    for (const where of [there, `${at}?projectId=p`]) {
      for (const domain of ['api.example', login])
        expect(await requestJson(where, await body(domain)), domain).toMatchObject({ status: 200 })
      for (const host of ['evil.example', 'localhost:4403', new URL(url).host])
        expect(await postAs(host, where, await body(host)), host).toBe(401)
    }
  })

  it('requires the host in its configuration', async () => {
    const { parseConfig } = await import('../../../../config/parseConfig.js')
    expect(() => parseConfig({ projects: [{ id: 'p' }] })).toThrow(
      /sessions\.domain: required when projects are listed/,
    )
    expect(parseConfig({ projects: [{ id: 'p' }], sessions: { requireProof: false } }).sessions.domain).toBeUndefined()
    expect(parseConfig({}).sessions.domain).toBeUndefined()
  })
})

it('a smart session signs no more gas than it allows per day and in total, each nonce at its highest cost', async () => {
  let nowMs = nowSeconds * 1000
  // One operation of these tests may cost 107 536 gas at 10⁹.
  const one = 107_536n * 10n ** 9n
  const gas = { gasPerDay: String(one * 2n), gasPerSession: String(one * 3n) }
  const chains = { 'eip155:31337': { upstreams: ['http://127.0.0.1:9'], sessionGas: gas } }
  const { create, sign } = await setUp({ chains }, () => nowMs)
  const { pci } = await create({ ...terms, expiry: nowSeconds + 1_000_000 })
  const call = () => operation(single(counter, 0n))
  expect(await sign(pci, operation(single(counter, 0n), { callGasLimit: numberToHex(10n ** 9n) }))).toMatchObject(
    refused(401, ''),
  )
  expect(
    await sign(pci, operation(single(counter, 0n), { paymasterPostOpGasLimit: numberToHex(10n ** 9n) })),
  ).toMatchObject(refused(401, ''))
  const first = call()
  expect(await sign(pci, first)).toMatchObject({ status: 200 })
  expect(await sign(pci, { ...first, maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x1' })).toMatchObject({ status: 200 })
  const many = await Promise.all([call(), call(), call()].map((op) => sign(pci, op)))
  expect(many.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  nowMs += 86_400_001
  expect(await sign(pci, call())).toMatchObject({ status: 200 })
  // The daily limit has room for another, the session limit does not.
  expect(await sign(pci, call())).toMatchObject(refused(401, ''))
  nowMs += 86_400_001
  expect(await sign(pci, call())).toMatchObject(refused(401, ''))
})

it('the smart session service keeps 255 sessions of an account, pages long ones, and deletes those ended a month ago', async () => {
  let nowMs = nowSeconds * 1000
  const server = await setUp({}, () => nowMs)
  const long = { ...terms, policies: ['x'.repeat(30_000)] }
  const first = await server.create(long)
  expect(await server.post('revoke', { pci: first.pci })).toMatchObject({ status: 200 })
  for (let count = 1; count < 255; count += 1) {
    nowMs += 1
    await server.create(count < 40 ? long : terms)
  }
  // Only the revoked session makes room.
  await server.create()
  expect(await requestJson(`${server.at}?projectId=p`, terms)).toMatchObject(refused(400, ''))
  const seen: string[] = []
  let cursor = ''
  do {
    const { body } = await requestJson(`${server.at}?projectId=p&cursor=${cursor}`)
    expect(JSON.stringify(body).length).toBeLessThan(1_200_000)
    const page = listSessions.answer.parse(body)
    seen.push(...page.pcis.map(({ pci }) => pci))
    cursor = page.next ?? ''
  } while (cursor !== '')
  expect(new Set(seen).size).toBe(255)
  expect(seen).toHaveLength(255)
  expect(seen).not.toContain(first.pci)
  await server.stop()
  nowMs += 31 * 86_400_000 + 3_600_000
  const later = await setUp({ dataDir: server.dataDir }, () => nowMs)
  await expect.poll(async () => (await requestJson(`${later.at}?projectId=p`)).body).toEqual({ pcis: [], next: null })
})

it('the smart session service verifies the proof of a contract wallet on its chain', async () => {
  const chain = await startEvm({ chainId: 31337 })
  onTestFinished(() => chain.stop())
  const alice = chain.accounts[0]
  const key = privateKeyToAccount(alice?.privateKey as Hex)
  const wallet = `eip155:31337:${devWallet(key.address).address}`
  const { url, proof } = await setUp({ chains: { 'eip155:31337': chain.url } })
  const { expiry, signer, permissions, policies } = terms
  const agreed = { expiry, signer, permissions, policies }
  const given = await proof({ action: 'create', account: wallet.toLowerCase(), pci: 'new', terms: agreed }, key)
  expect(await requestJson(`${url}/v1/sessions/${wallet}?projectId=p`, { ...terms, ...given })).toMatchObject({
    status: 200,
  })
})

it('the smart session service signs with the same key after a restart, and with none when the encryption key is lost', async () => {
  const dataDir = temporaryDirectory()
  const first = await setUp({ dataDir })
  const { pci } = await first.create()
  const userOp = operation(single(counter, 0n))
  const { body } = await first.sign(pci, userOp)
  await first.stop()
  const again = await setUp({ dataDir })
  expect(await again.sign(pci, userOp)).toMatchObject({ status: 200, body })
  await again.stop()
  const other = await setUp({ dataDir, sessions: { encryptionKey: '22'.repeat(32) } })
  expect(await other.sign(pci, userOp)).toMatchObject(refused(503, 'pci'))
})

it('the smart session service responds to any input with a status below 500', async () => {
  const { url, create } = await setUp()
  const { pci } = await create()
  const text = anyText({ maxLength: 40 })
  const hex = fc.stringMatching(/^0x([0-9a-f]{2}){0,200}$/)
  const anything = fc.anything({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value) ?? 'null'))
  const calls = fc.oneof(
    hex,
    hex.map((data) => concat(['0xe9ae5c53', data as Hex])),
    hex.map((data) => concat(['0xb61d27f6', data as Hex])),
    hex.map((data) => concat(['0x47e1da2a', data as Hex])),
    hex.map((data) => concat(['0x34fcd5be', data as Hex])),
  )
  const body = fc.oneof(
    anything,
    fc.record(
      {
        pci: fc.oneof(fc.constant(pci), fc.constant(unknownPci), anything),
        expiry: fc.oneof(fc.maxSafeNat(), anything),
        signer: fc.oneof(fc.constant(terms.signer), anything),
        permissions: fc.oneof(
          fc.constant(terms.permissions),
          fc.array(fc.record({ type: text, data: anything })),
          anything,
        ),
        policies: fc.array(anything),
        context: fc.oneof(hex, anything),
        signature: fc.oneof(hex, text),
        userOp: fc.oneof(
          calls.map((callData) => operation(callData as Hex)),
          anything,
        ),
      },
      { requiredKeys: ['pci'] },
    ),
  )
  const path = fc.oneof(fc.constant(account), text.map(encodeURIComponent))
  const call = fc.constantFrom('', '/activate', '/sign', '/getcontext', '/revoke')
  await fc.assert(
    fc.asyncProperty(path, call, body, fc.boolean(), async (path, call, body, isGet) => {
      const target = `${url}/v1/sessions/${path}${call}?pci=${pci}`
      const answer = await requestJson(target, isGet ? undefined : JSON.stringify(body))
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500)
    }),
    { numRuns: 300 },
  )
})
