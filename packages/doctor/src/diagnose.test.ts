import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { diagnose } from './diagnose.js'
import type { FindingCode } from './finding/Finding.js'
import { DoctorError } from './project/DoctorError.js'
import { type DappFiles, healthyDapp, installed, plantDapp } from './testing/plantDapp.js'

const kitFile = healthyDapp['src/kit.ts'] ?? ''
const appFile = healthyDapp['src/App.tsx'] ?? ''
const policy = healthyDapp['index.html'] ?? ''
const manifest = healthyDapp['package.json'] ?? ''
const kit = (from: string | RegExp, to: string): DappFiles => ({ 'src/kit.ts': changed(kitFile, from, to) })
const app = (from: string | RegExp, to: string): DappFiles => ({ 'src/App.tsx': changed(appFile, from, to) })
const html = (from: string | RegExp, to: string): DappFiles => ({ 'index.html': changed(policy, from, to) })

/** Replaces a text that must exist, so that no planted mistake is lost. */
function changed(text: string, from: string | RegExp, to: string): string {
  const next = text.replace(from, to)
  expect(next).not.toBe(text)
  return next
}

const planted: readonly [FindingCode, string, DappFiles, string?][] = [
  [
    'duplicate-package',
    'a second copy of React below a package of the kit',
    installed('react', '18.3.1', {}, 'node_modules/@kit/react/'),
  ],
  ['duplicate-package', 'a second engine', installed('@kit/core', '1.0.0', {}, 'node_modules/@kit/react-ui/')],
  ['duplicate-package', 'a second viem', installed('viem', '2.57.1', {}, 'node_modules/@kit/eip155-viem/')],
  ['missing-peer', 'viem is missing', { 'node_modules/viem/package.json': undefined }],
  ['peer-out-of-range', 'an engine that is too old', installed('@kit/core', '0.9.0')],
  ['peer-out-of-range', 'a viem that is too old', installed('viem', '2.10.0')],
  [
    'other-wallet-kit',
    'RainbowKit is still installed',
    { 'package.json': changed(manifest, '"rxjs":', '"@rainbow-me/rainbowkit":"^2.2.11","rxjs":') },
  ],
  ['several-lockfiles', 'two lockfiles', { 'yarn.lock': '' }],
  ['node-too-old', 'Node 18 is allowed', { 'package.json': changed(manifest, '>=20.19', '>=18') }],
  [
    'module-resolution',
    'the module resolution of old Node',
    { 'tsconfig.json': '{\n// for tests\n"compilerOptions": { "moduleResolution": "node" } }' },
    'tsconfig.json:3',
  ],
  [
    'build-target',
    'an old build target',
    { 'vite.config.ts': "export default {\n  build: { target: 'es2019' },\n}" },
    'vite.config.ts:2',
  ],
  ['missing-register', "the kit's type isn't registered", kit(/declare module[\s\S]*/, ''), 'src/kit.ts:9'],
  ['missing-modal-plugin', 'no modal() for KitModal', kit(/import \{ modal.*\n/, ''), 'src/kit.ts:8'],
  ['missing-modal-view', 'no KitModal for the button', app(/, KitModal| *<KitModal.*\n/g, '')],
  ['missing-provider', 'hooks without a provider', app(/KitProvider, |<\/?KitProvider.*>/g, '')],
  ['feature-without-plugin', 'views of Send without its plugin', kit(/import \{ send.*\n/, ''), 'src/App.tsx'],
  [
    'placeholder-metadata',
    'the URL of the quick start',
    kit('https://shop.test', 'https://dapp.example'),
    'src/kit.ts:10',
  ],
  [
    'insecure-url',
    'a service by HTTP',
    { ...kit('https://api.shop.test', 'http://api.shop.test'), ...html(' https://api', ' http://api') },
  ],
  ['relay-not-configured', 'pairing without a relay', kit(/relayUrl: '[^']*', /, ''), 'src/kit.ts:13'],
  [
    'network-without-rpc',
    'a network without an endpoint',
    kit('[mainnet]', '[{ ...mainnet, rpcUrls: [] }]'),
    'src/kit.ts:11',
  ],
  [
    'unused-adapter',
    'an adapter that no file imports',
    { 'package.json': changed(manifest, '"rxjs"', '"@kit/solana":"^1.0.0","rxjs"') },
  ],
  ['policy-blocks-styles', 'a policy without styles', html("style-src 'self'", "style-src 'none'"), 'index.html:1'],
  ['policy-blocks-images', 'a policy without wallet icons', html(' data:', '')],
  ['policy-blocks-connections', 'a policy without the relay', html('wss://relay.shop.test ', '')],
  [
    'embedded-frame-blocked',
    'a policy without the wallet frame',
    html('frame-src https://wallet.shop.test', "frame-src 'none'"),
  ],
  [
    'kit-in-component',
    'a kit per render',
    {
      'src/Late.tsx':
        "import { createKit } from '@kit/core'\nexport function Late() {\n  const kit = createKit(options)\n  return <p>{kit.id}</p>\n}\n",
    },
    'src/Late.tsx:3',
  ],
  [
    'server-shares-kit',
    'one kit for all requests',
    { 'package.json': changed(manifest, '"rxjs"', '"next":"16.0.0","rxjs"') },
    'src/kit.ts:9',
  ],
]

describe('diagnose', () => {
  it.each(planted)('finds %s: %s', async (code, _, changes, place) => {
    const findings = await diagnose(plantDapp(changes))
    expect(findings.map((one) => one.code)).toEqual([code])
    const [{ file, line } = {}] = findings
    if (place !== undefined) expect([file, line].filter((part) => part !== undefined).join(':')).toBe(place)
  })

  it('finds nothing in a healthy dapp', async () => {
    expect(await diagnose(plantDapp())).toEqual([])
  })

  it('accepts one kit per request, kits in state, and policies that allow everything', async () => {
    const perRequest = { ...kit('export const kit = createKit', 'export const create = () => createKit') }
    const next = { 'package.json': changed(manifest, '"rxjs"', '"next":"16.0.0","rxjs"') }
    const inState =
      "import { createKit } from '@kit/core'\nexport function Late() {\n  const [kit] = useState(() => createKit(options))\n  return <p>{kit.id}</p>\n}\n"
    const open = html(/content="[^"]*"/, 'content="default-src * data: wss:; style-src * \'unsafe-inline\'"')
    expect(await diagnose(plantDapp({ ...perRequest, ...next, ...open, 'src/Late.tsx': inState }))).toEqual([])
  })

  it('finds only placeholders in the examples', async () => {
    const examples = fileURLToPath(new URL('../../../examples', import.meta.url))
    for (const { name } of readdirSync(examples, { withFileTypes: true }).filter((one) => one.isDirectory())) {
      const findings = await diagnose(join(examples, name))
      expect([name, ...new Set(findings.map(({ code }) => code))]).toEqual([name, 'placeholder-metadata'])
    }
  })

  it('refuses a folder without a manifest', async () => {
    await expect(diagnose(plantDapp({ 'package.json': undefined }))).rejects.toThrow(DoctorError)
    await expect(diagnose(plantDapp({ 'package.json': '[1' }))).rejects.toThrow('No valid package.json')
  })

  it('reads as much as possible of code that does not parse', async () => {
    expect(
      await diagnose(plantDapp({ 'src/broken.tsx': 'import { createKit } from "@kit/core"\nconst = <<' })),
    ).toEqual([])
  })
})

describe('diagnose online', () => {
  const answers =
    (answer: (url: string) => Response | undefined): typeof fetch =>
    async (url) =>
      answer(String(url)) ?? Promise.reject(new TypeError('fetch failed'))

  it('finds services that do not respond, and projects that are not registered on the server', async () => {
    const folder = plantDapp()
    const down = await diagnose(folder, {
      online: true,
      fetch: answers((url) => (url.includes('api.') ? undefined : new Response('ok'))),
    })
    expect(down.map(({ code, message }) => [code, message])).toEqual([
      ['service-unreachable', "https://api.shop.test doesn't respond."],
    ])
    const refused = await diagnose(folder, {
      online: true,
      fetch: answers(
        (url) => new Response('', { status: url.includes('relay') && url.includes('origins') ? 401 : 200 }),
      ),
    })
    expect(refused.map(({ code }) => code)).toEqual(['project-refused'])
  })

  it('checks the headers of the deployed dapp', async () => {
    const headers = { 'content-security-policy': "default-src 'self'; img-src data:" }
    const findings = await diagnose(plantDapp(), {
      url: 'https://shop.test',
      fetch: answers(() => new Response('', { headers })),
    })
    expect(new Set(findings.map(({ code, file }) => `${code} ${file}`))).toEqual(
      new Set(['policy-blocks-connections https://shop.test', 'embedded-frame-blocked https://shop.test']),
    )
  })

  it('sends no request unless the option is set', async () => {
    const fetch = answers(() => {
      throw new Error('A request was sent')
    })
    expect(await diagnose(plantDapp(), { fetch })).toEqual([])
  })
})
