import { devWallet, startEvm } from '@kit/devnet'
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
import { expect, it, onTestFinished } from 'vitest'
import type { ServerConfigInput } from '../config/parseConfig.js'
import { success } from '../contract/fields.js'
import { createSession, getSessionContext, listSessions, signUserOperation } from '../contract/sessionEndpoints.js'
import { type SessionProof, sessionProof } from '../sessions/sessionProof.js'
import { askJson, refused } from '../testing/askJson.js'
import { startTestServer, temporaryDirectory } from '../testing/startTestServer.js'

const owner = privateKeyToAccount(generatePrivateKey())
const account = `eip155:31337:${owner.address}`
const normalAccount = account.toLowerCase()
const counter = '0x00000000000000000000000000000000000000c0'
const elsewhere = '0x00000000000000000000000000000000000000e0'
const NOW_S = 1_790_000_000
const unknownPci = '0d3c2a3e-6f0e-4a8c-9a35-1c1b9f1d2e3f'

const terms = {
  expiry: NOW_S + 3600,
  signer: { type: 'keys', data: { keys: ['0x04'] } },
  permissions: [
    { type: 'contract-call', data: { address: counter, abi: [], functions: [] } },
    { type: 'native-token-recurring-allowance', data: { allowance: '0x64', start: NOW_S - 50, period: 100 } },
  ],
  policies: [{ type: 'sudo', data: {} }],
}

async function setUp(config: ServerConfigInput = {}, now: () => number = () => NOW_S * 1000) {
  const options = {
    chains: {},
    rateLimits: { enabled: false },
    sessions: { encryptionKey: '11'.repeat(32) },
    ...config,
  }
  const { url, stop, dataDir } = await startTestServer(options, { now })
  const at = `${url}/v1/sessions/${account}`
  const create = async (body: object = terms): Promise<{ pci: string; publicKey: Hex }> => {
    const answer = await askJson(`${at}?projectId=p&v=2`, body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const { pci, key } = createSession.answer.parse(answer.body)
    return { pci, publicKey: key.publicKey as Hex }
  }
  const post = (call: string, body: object) => askJson(`${at}/${call}?projectId=p`, body)
  const sign = (pci: string, userOp: object) => post('sign', { pci, userOp })
  const proof = (part: Omit<SessionProof, 'account'>) =>
    owner.signMessage({ message: sessionProof({ account: normalAccount, ...part }) })
  return { url, at, create, post, sign, proof, stop, dataDir }
}

/** `execute` of ERC-7579 with one call. */
function single(to: Hex, value: bigint, data: Hex = '0x', mode: Hex = pad('0x', { size: 32 })): Hex {
  const execution = encodePacked(['address', 'uint256', 'bytes'], [to, value, data])
  return encodeFunctionData({ abi: parseAbi(['function execute(bytes32, bytes)']), args: [mode, execution] })
}

let nonces = 0n
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

it('makes a session with a key of its own and lists it, the key in both forms', async () => {
  const { url, at, create } = await setUp({ projects: [{ id: 'p', name: 'My dapp' }] })
  const { pci, publicKey } = await create()
  expect(publicKey).toMatch(/^0x04[0-9a-f]{128}$/)
  const older = await askJson(`${at}?projectId=p`, terms)
  const { key } = createSession.answer.parse(older.body)
  expect(key.publicKey).toMatch(/^0x[0-9a-f]{260}$/)
  expect(Buffer.from(key.publicKey.slice(2), 'hex').toString()).toMatch(/^04[0-9a-f]{128}$/)
  const listed = await askJson(`${url}/v1/sessions/${normalAccount}?projectId=p`)
  const { pcis } = listSessions.answer.parse(listed.body)
  expect(pcis).toHaveLength(2)
  expect(pcis.find((session) => session.pci === pci)).toEqual({
    project: { id: 'p', name: 'My dapp', url: null, iconUrl: null },
    pci,
    expiry: terms.expiry,
    createdAt: NOW_S,
    permissions: terms.permissions,
    policies: terms.policies,
    context: '0x00',
    revokedAt: null,
  })
  expect(await askJson(`${url}/v1/sessions/eip155:1:${owner.address}?projectId=p`)).toMatchObject({
    body: { pcis: [] },
  })
  expect(await askJson(`${at}`)).toMatchObject(refused(401, 'authentication'))
})

it('takes a context when it is activated and ends when it is revoked, by the plain address too', async () => {
  const { url, at, create, post } = await setUp()
  const { pci } = await create()
  const context = `${at}/getcontext?projectId=p&pci=${pci}`
  expect(getSessionContext.answer.parse((await askJson(context)).body)).toEqual({ context: '0x00' })
  const activated = await post('activate', { ...terms, pci, context: '0xabcd', expiry: terms.expiry + 1 })
  expect(success.strict().parse(activated.body)).toEqual({ success: true })
  expect(await askJson(context)).toMatchObject({ status: 200, body: { context: '0xabcd' } })
  const plain = `${url}/v1/sessions/${owner.address}/revoke?projectId=p`
  expect(await askJson(plain, { pci })).toMatchObject({ status: 200, body: { success: true } })
  const { pcis } = listSessions.answer.parse((await askJson(at)).body)
  expect(pcis).toMatchObject([{ pci, expiry: terms.expiry + 1, revokedAt: NOW_S }])
  expect(await askJson(plain, { pci })).toMatchObject(refused(400, 'pci'))
  expect(await post('activate', { ...terms, pci, context: '0x' })).toMatchObject(refused(400, 'pci'))
  expect(await post('sign', { pci, userOp: operation(single(counter, 0n)) })).toMatchObject(refused(400, 'pci'))
})

it('refuses accounts that are none, and sessions that the account does not have', async () => {
  const { url, create } = await setUp()
  const { pci } = await create()
  const stranger = privateKeyToAccount(generatePrivateKey()).address
  for (const bad of ['alice', 'eip155:31337', 'eip155:1:0x12', `solana:1:${owner.address}`]) {
    expect(await askJson(`${url}/v1/sessions/${bad}`), bad).toMatchObject(refused(400, ''))
    expect(await askJson(`${url}/v1/sessions/${bad}/revoke`, { pci }), bad).toMatchObject(refused(400, ''))
  }
  expect(await askJson(`${url}/v1/sessions/${owner.address}`)).toMatchObject(refused(400, ''))
  const calls: [string, object][] = [
    ['activate', { ...terms, pci, context: '0x' }],
    ['revoke', { pci }],
    ['sign', { pci, userOp: operation(single(counter, 0n)) }],
  ]
  for (const [call, body] of calls) {
    for (const other of [`eip155:31337:${stranger}`, `eip155:1:${owner.address}`]) {
      expect(await askJson(`${url}/v1/sessions/${other}/${call}`, body), call).toMatchObject(refused(400, 'pci'))
    }
    for (const id of [unknownPci, 'none', '']) {
      const answer = await askJson(`${url}/v1/sessions/${account}/${call}`, { ...body, pci: id })
      expect(answer, call).toMatchObject(refused(400, 'pci'))
    }
    expect(await askJson(`${url}/v1/sessions/${account}/${call}`, { ...body, pci: 5 })).toMatchObject({ status: 422 })
  }
  for (const id of [unknownPci, 'none']) {
    expect(await askJson(`${url}/v1/sessions/${account}/getcontext?pci=${id}`)).toMatchObject(refused(400, 'pci'))
  }
  expect(await askJson(`${url}/v1/sessions/${account}/getcontext`)).toMatchObject({ status: 400 })
  expect(await askJson(`${url}/v1/sessions/${account}`, { ...terms, expiry: 'soon' })).toMatchObject({ status: 422 })
  const long = { ...terms, policies: ['x'.repeat(70_000)] }
  expect(await askJson(`${url}/v1/sessions/${account}`, long)).toMatchObject(refused(400, ''))
})

it('signs the hash of what is permitted, with the key it gave out', async () => {
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

it('reads each form of call data, and permits no call that one of its parts does not', async () => {
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
    // A delegate call, whoever is called.
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

it('lets no more of the own currency go in a period than allowed, and counts a nonce once', async () => {
  let nowMs = NOW_S * 1000
  const { create, sign } = await setUp({}, () => nowMs)
  const { pci } = await create({ ...terms, expiry: NOW_S + 10_000 })
  const first = operation(single(elsewhere, 60n))
  expect(await sign(pci, first)).toMatchObject({ status: 200 })
  expect(await sign(pci, operation(single(counter, 41n, '0x12')))).toMatchObject(refused(401, ''))
  // The same once more, and again with another price for gas: one of them can run.
  expect(await sign(pci, first)).toMatchObject({ status: 200 })
  expect(await sign(pci, { ...first, maxFeePerGas: '0x1', callData: single(elsewhere, 20n) })).toMatchObject({
    status: 200,
  })
  expect(await sign(pci, operation(single(counter, 41n, '0x12')))).toMatchObject(refused(401, ''))
  expect(await sign(pci, operation(single(counter, 40n, '0x12')))).toMatchObject({ status: 200 })
  expect(await sign(pci, operation(single(elsewhere, 1n)))).toMatchObject(refused(401, ''))
  nowMs = (NOW_S + 49) * 1000
  expect(await sign(pci, operation(single(elsewhere, 1n)))).toMatchObject(refused(401, ''))
  nowMs = (NOW_S + 50) * 1000
  expect(await sign(pci, operation(single(elsewhere, 101n)))).toMatchObject(refused(401, ''))
  expect(await sign(pci, operation(single(elsewhere, 100n)))).toMatchObject({ status: 200 })

  const allowances = [
    { allowance: '100', start: NOW_S, period: 10 },
    { allowance: 150, start: NOW_S, period: 1000 },
  ]
  const several = allowances.map((data) => ({ type: 'native-token-recurring-allowance', data }))
  const { pci: strict } = await create({ ...terms, permissions: several })
  nowMs = (NOW_S - 1) * 1000
  expect(await sign(strict, operation(single(elsewhere, 1n)))).toMatchObject(refused(401, ''))
  nowMs = NOW_S * 1000
  expect(await sign(strict, operation(single(elsewhere, 100n)))).toMatchObject({ status: 200 })
  nowMs = (NOW_S + 10) * 1000
  expect(await sign(strict, operation(single(elsewhere, 51n)))).toMatchObject(refused(401, ''))
  expect(await sign(strict, operation(single(elsewhere, 50n)))).toMatchObject({ status: 200 })
})

it('does not let an allowance be overdrawn by many who ask at once', async () => {
  const { create, sign } = await setUp()
  const { pci } = await create()
  const answers = await Promise.all(Array.from({ length: 10 }, () => sign(pci, operation(single(elsewhere, 30n)))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(7)
})

it('signs nothing once the session has expired', async () => {
  let nowMs = NOW_S * 1000
  const { create, sign } = await setUp({}, () => nowMs)
  const { pci } = await create()
  nowMs = terms.expiry * 1000 - 1
  expect(await sign(pci, operation(single(counter, 0n)))).toMatchObject({ status: 200 })
  nowMs += 1
  expect(await sign(pci, operation(single(counter, 0n)))).toMatchObject(refused(400, 'pci'))
})

it('checks a proof that is given, and takes each once', async () => {
  let nowMs = NOW_S * 1000
  const { at, create, post, proof } = await setUp({}, () => nowMs)
  const { expiry, signer, permissions, policies } = terms
  const agreed = { signer, permissions, policies }
  const toCreate = await proof({ action: 'create', pci: 'new', expiry, terms: agreed })
  const { pci } = await create({ ...terms, signature: toCreate })
  expect(await askJson(at, { ...terms, signature: toCreate })).toMatchObject(refused(401, 'signature'))
  expect(await askJson(at, { ...terms, expiry: expiry + 1, signature: toCreate })).toMatchObject(
    refused(401, 'signature'),
  )

  const narrow = { ...terms, pci, context: '0xaa', permissions: [] }
  const wide = { ...terms, pci, context: '0xaa' }
  const toActivate = (body: typeof wide) =>
    proof({
      action: 'activate',
      pci,
      expiry,
      terms: { ...agreed, permissions: body.permissions, context: body.context },
    })
  const wideProof = await toActivate(wide)
  expect(await post('activate', { ...narrow, signature: wideProof })).toMatchObject(refused(401, 'signature'))
  expect(await post('activate', { ...wide, signature: wideProof })).toMatchObject({ status: 200 })
  // A client that lost the answer asks again.
  expect(await post('activate', { ...wide, signature: wideProof })).toMatchObject({ status: 200 })
  expect(await post('activate', { ...narrow, signature: await toActivate(narrow as never) })).toMatchObject({
    status: 200,
  })
  expect(await post('activate', { ...wide, signature: wideProof })).toMatchObject(refused(401, 'signature'))
  nowMs = expiry * 1000
  const late = await proof({ action: 'activate', pci, expiry, terms: { ...agreed, context: '0xbb' } })
  expect(await post('activate', { ...wide, context: '0xbb', signature: late })).toMatchObject(refused(401, 'signature'))
  nowMs = NOW_S * 1000

  const toRevoke = await proof({ action: 'revoke', pci, expiry })
  for (const wrong of ['0x', wideProof, await owner.signMessage({ message: pci })]) {
    expect(await post('revoke', { pci, signature: wrong })).toMatchObject(refused(401, 'signature'))
  }
  expect(await post('revoke', { pci, signature: toRevoke })).toMatchObject({ status: 200 })
})

it('wants the proof for every change where it is required', async () => {
  const { at, create, post, proof } = await setUp({
    sessions: { requireProof: true, encryptionKey: '11'.repeat(32) },
  })
  expect(await askJson(at, terms)).toMatchObject(refused(401, 'signature'))
  const { expiry, signer, permissions, policies } = terms
  const signature = await proof({ action: 'create', pci: 'new', expiry, terms: { policies, permissions, signer } })
  const { pci } = await create({ ...terms, signature })
  expect(await post('activate', { ...terms, pci, context: '0x' })).toMatchObject(refused(401, 'signature'))
  expect(await post('revoke', { pci })).toMatchObject(refused(401, 'signature'))
  expect(await post('revoke', { pci, signature: await proof({ action: 'revoke', pci, expiry }) })).toMatchObject({
    status: 200,
  })
})

it('takes the proof of a contract wallet from its chain', async () => {
  const chain = await startEvm({ chainId: 31337 })
  onTestFinished(() => chain.stop())
  const alice = chain.accounts[0]
  const key = privateKeyToAccount(alice?.privateKey as Hex)
  const wallet = `eip155:31337:${devWallet(key.address).address}`
  const { url } = await setUp({ chains: { 'eip155:31337': chain.url } })
  const { expiry, signer, permissions, policies } = terms
  const proof = {
    action: 'create',
    account: wallet.toLowerCase(),
    pci: 'new',
    expiry,
    terms: { signer, permissions, policies },
  }
  const signature = await key.signMessage({ message: sessionProof(proof as SessionProof) })
  expect(await askJson(`${url}/v1/sessions/${wallet}`, { ...terms, signature })).toMatchObject({ status: 200 })
})

it('signs with the same key after a restart, and with none when the key that encrypted it is gone', async () => {
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

it('answers any input with a status below 500', async () => {
  const { url, create } = await setUp()
  const { pci } = await create()
  const text = fc.string({ unit: 'binary', maxLength: 40 })
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
      const answer = await askJson(target, isGet ? undefined : JSON.stringify(body))
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500)
    }),
    { numRuns: 300 },
  )
})
