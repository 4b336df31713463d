import { describe, expect, it } from 'vitest'
import { checkBoundaries } from './checkBoundaries.js'
import { createWorkspace } from './createWorkspace.js'
import type { Exceptions } from './Exceptions.js'

const universal = '{ "extends": ["../../tooling/tsconfig/universal.json"] }'

function manifest(name: string, more: object = {}): string {
  return JSON.stringify({ name: `@kit/${name}`, exports: { '.': { '@kit/source': './src/index.ts' } }, ...more })
}

/** Returns the problems of a workspace that follows every rule, with some files replaced. */
function problems(changed: Record<string, string>, exceptions: Partial<Exceptions> = {}): string[] {
  const workspace = createWorkspace({
    'packages/core/package.json': manifest('core', { peerDependencies: { rxjs: '^7' } }),
    'tooling/tsconfig/universal.json': '{ "compilerOptions": { "lib": ["ES2022"], "types": [] } }',
    'tooling/tsconfig/dom.json': '{ "compilerOptions": { "lib": ["ES2022", "DOM"], "types": [] } }',
    'packages/core/tsconfig.build.json': universal,
    'packages/core/src/index.ts': "export { start } from './start.js'",
    'packages/core/src/start.ts': '/** Starts. */\nexport function start(): void {}',
    'packages/react/package.json': manifest('react', { peerDependencies: { '@kit/core': 'workspace:^' } }),
    'packages/react/src/index.ts': "export type { A } from './A.js'",
    'packages/react/src/A.ts': "import type { start } from '@kit/core'\n/** A. */\nexport type A = typeof start",
    'apps/demo/package.json': manifest('demo', { private: true, dependencies: { '@kit/core': '*' } }),
    'apps/demo/src/main.ts': "import '@kit/core'",
    ...changed,
  })
  const all = { repeatedNames: [], ...exceptions }
  return checkBoundaries(workspace, all).map(({ rule, path, message }) => `${rule} | ${path} | ${message}`)
}

function core(path: string, text: string): Record<string, string> {
  return { [`packages/core/src/${path}`]: text }
}

describe('checkBoundaries', () => {
  it('accepts a workspace that follows every rule', () => {
    expect(problems({})).toEqual([])
  })

  describe('rule importsFollowTable', () => {
    it('rejects a package of the kit that the table does not allow', () => {
      const changed = {
        'packages/core/package.json': manifest('core', { peerDependencies: { '@kit/react': 'workspace:^' } }),
        ...core('start.ts', "import type { A } from '@kit/react'\n/** Starts. */\nexport function start(): A {}"),
      }
      expect(problems(changed)).toEqual(['imports | packages/core/src/start.ts | @kit/core may not import @kit/react'])
    })

    it.each([
      ['an import', "import { z } from 'zod'"],
      ['a type import', "import type { z } from 'zod'"],
      ['a lazy import', "export const load = () => import('zod')"],
      ['a type in place', "export type Z = import('zod').Z"],
      ['a re-export', "export { z } from 'zod'"],
    ])('rejects %s of a package that the manifest does not declare', (_, text) => {
      expect(problems(core('load.ts', `${text}\nexport function load2() {}`)).join()).toContain(
        'zod is not a dependency of @kit/core',
      )
    })

    it('accepts a name of the package’s own import map', () => {
      expect(problems(core('a.ts', "import '#checks'"))).toEqual([])
    })

    it('rejects a development dependency in a published file, but accepts it in its test', () => {
      const development = { 'packages/core/package.json': manifest('core', { devDependencies: { viem: '2' } }) }
      const text = "import 'viem'"
      expect(problems({ ...development, ...core('a.ts', text) })).toEqual([
        'imports | packages/core/src/a.ts | viem is not a dependency of @kit/core',
      ])
      expect(problems({ ...development, ...core('a.test.ts', text) })).toEqual([])
    })

    it('accepts a test that imports packages that its sources may not', () => {
      const room = { 'packages/core/package.json': manifest('core', { devDependencies: { '@kit/react': '*' } }) }
      expect(problems({ ...room, ...core('a.test.ts', "import '@kit/react'") })).toEqual([])
      expect(problems({ ...room, ...core('a.ts', "import '@kit/react'") })).toHaveLength(1)
    })

    it('rejects the inside of another package, by name or by path', () => {
      const byName = "import '@kit/core/src/start.js'"
      const byPath = "import '../../core/src/start.js'"
      const found = problems({ 'packages/react/src/b.ts': byName, 'packages/react/src/c.ts': byPath })
      expect(found).toEqual([
        'imports | packages/react/src/b.ts | @kit/core/src/start.js is not an entry of @kit/core',
        'imports | packages/react/src/c.ts | ../../core/src/start.js leaves packages/react',
      ])
    })

    it.each([
      ['swap', 'send', 'a feature'],
      ['eip155-viem', 'solana', 'an adapter'],
    ])('rejects an import from %s to %s, %s like itself', (from, to) => {
      const found = problems({
        [`packages/${from}/package.json`]: manifest(from, { dependencies: { [`@kit/${to}`]: '*' } }),
        [`packages/${from}/tsconfig.build.json`]: universal,
        [`packages/${from}/src/a.ts`]: `import '@kit/${to}'`,
      })
      expect(found).toEqual([`imports | packages/${from}/src/a.ts | @kit/${from} may not import @kit/${to}`])
    })

    it('accepts react-ui in the views of a feature, but not in the feature itself', () => {
      const room = {
        'packages/send/package.json': manifest('send', { dependencies: { '@kit/react-ui': '*' } }),
        'packages/send/tsconfig.build.json': universal,
      }
      expect(problems({ ...room, 'packages/send/src/react/a.ts': "import '@kit/react-ui'" })).toEqual([])
      expect(problems({ ...room, 'packages/send/src/a.ts': "import '@kit/react-ui'" })).toHaveLength(1)
    })
  })

  it('rejects a circle of value imports, lazy ones included', () => {
    const found = problems({
      ...core('a.ts', "import { b } from './b.js'\nexport const a = () => b"),
      ...core('b.ts', "import { c } from './c.js'\nexport function b() { return c }"),
      ...core('c.ts', "export const c = () => import('./a.js')"),
    })
    expect(found).toEqual([
      'circle | packages/core/src/a.ts | packages/core/src/a.ts → packages/core/src/b.ts → packages/core/src/c.ts → packages/core/src/a.ts',
    ])
  })

  it.each([
    "import type { b } from './b.js'\nexport type a = typeof b",
    "import { type b } from './b.js'\nexport type a = typeof b",
    "export type a = import('./b.js').b",
    "export type { b as a } from './b.js'",
  ])('accepts a type of the same folder that leads back: %s', (text) => {
    expect(
      problems({ ...core('a.ts', text), ...core('b.ts', "import { a } from './a.js'\nexport const b = () => a") }),
    ).toEqual([])
  })

  describe('rule foldersHaveNoCircles', () => {
    const circle = {
      ...core('a/one.ts', "import type { two } from '../b/two.js'\nexport type one = typeof two"),
      ...core('b/two.ts', "import { three } from '../c/three.js'\nexport function two() { return three }"),
      ...core('c/three.ts', "export function three(): import('../a/one.js').one {}"),
    }

    it('rejects circles of types and circles of three folders', () => {
      expect(problems(circle)).toEqual([
        'folder circle | packages/core/src/a | imports itself through src/b',
        'folder circle | packages/core/src/b | imports itself through src/c',
        'folder circle | packages/core/src/c | imports itself through src/a',
      ])
    })

    it('accepts circles within one folder, and circles only through a test', () => {
      expect(
        problems({
          ...core('a/one.ts', "import type { two } from './two.js'\nexport type one = typeof two"),
          ...core('a/two.ts', "import type { one } from './one.js'\nexport const two = 1 as unknown as one"),
          ...core('b/four.ts', "import { two } from '../a/two.js'\nexport const four = () => two"),
          ...core('a/two.test.ts', "import '../b/four.js'"),
        }),
      ).toEqual([])
    })

    it('accepts a circle through a lazy import', () => {
      const lazy = { ...circle, ...core('c/three.ts', "export const three = () => import('../a/one.js')") }
      expect(problems(lazy)).toEqual([])
    })
  })

  describe('rule functionsAreShort', () => {
    const body = (lines: number) => `export function long() {\n${'  void 0\n'.repeat(lines - 2)}}`

    it('rejects a function of more than eighty lines, nested functions included', () => {
      expect(problems(core('long.ts', body(80)))).toEqual([])
      expect(problems(core('long.ts', body(81)))).toEqual([
        'function length | packages/core/src/long.ts | a function of 81 lines, at most 80',
      ])
      const closure = `export const long = () => {\n  return function inner() {\n${'    void 0\n'.repeat(80)}  }\n}`
      expect(problems(core('long.ts', closure))).toHaveLength(2)
    })

    it('accepts long functions in tests and data', () => {
      expect(problems({ ...core('long.test.ts', body(90)), ...core('long.data.ts', body(90)) })).toEqual([])
    })
  })

  describe('rule namesAreUnique', () => {
    const inReact = (text: string) => ({ 'packages/react/src/start.ts': `/** Starts. */\n${text}` })

    it('rejects a name that two files of the client packages export', () => {
      expect(problems(inReact('export const start = 1'))).toEqual([
        'unique names | packages/core/src/start.ts | start is also a name in packages/react/src/start.ts',
        'unique names | packages/react/src/start.ts | start is also a name in packages/core/src/start.ts',
      ])
    })

    it('accepts the overloads of a function', () => {
      const overloads =
        'export function end(a: 1): 1\nexport function end(a: 2): 2\nexport function end(a) { return a }'
      expect(problems(inReact(overloads)).filter((problem) => problem.startsWith('unique names'))).toEqual([])
    })

    it('accepts a listed name as long as it repeats', () => {
      expect(problems(inReact('export const start = 1'), { repeatedNames: ['start'] })).toEqual([])
      expect(problems({}, { repeatedNames: ['start'] })).toHaveLength(1)
    })

    it('accepts re-exports, and names of apps, tests and the server', () => {
      const text = 'export const start = 1'
      expect(
        problems({
          'packages/react/src/start.test.ts': text,
          'apps/demo/src/start.ts': text,
          'packages/react/src/B.ts': "import { start } from '@kit/core'\n/** B. */\nexport const B = start",
        }),
      ).toEqual([])
    })
  })

  describe('rule noModuleState', () => {
    it.each([
      'export let a = 1',
      'export const a = new Map()',
      'const list: string[] = []; export function a() { return list }',
      'export const a = {}',
      'export const a = createThing()',
      'export const a = { inner: createThing() }',
      'export const a = new Subject()',
      'export const a = await thing',
      'const make = () => new Map()\nexport const a = make()',
      'let count = 0\nexport const a = 1',
      "console.log('hi'); export const a = 1",
      'if (globalThis.x) {} export const a = 1',
    ])('rejects `%s`', (text) => {
      expect(problems(core('a.ts', text))).toEqual([
        expect.stringMatching(/^module state \| packages\/core\/src\/a\.ts/),
      ])
    })

    it.each([
      'export const a = 1',
      "'use client'\nexport const a = () => new Map()",
      'export const a: ReadonlySet<string> = new Set(["x"])',
      'export const a = ["x", "y"].map((name) => name.trim()).join("|")',
      'export const a = { inner: () => createThing() }',
      'export const a = /x/u',
      'export const a = z.object({ name: z.string().min(1) })',
      'export const a: readonly string[] = []',
      'const pair = (name: string) => ({ name })\nexport const a = [pair("x"), pair("y")]',
    ])('accepts `%s`', (text) => {
      expect(problems(core('a.ts', text))).toEqual([])
    })

    it('accepts module state in apps and programs without exports', () => {
      expect(problems({ 'apps/demo/src/main.ts': 'let a = start()', ...core('cli.ts', 'start()') })).toEqual([])
    })
  })

  describe('rule headlessStaysHeadless', () => {
    it('rejects a package without the universal configuration, and added types', () => {
      const config = (text: string) => problems({ 'packages/core/tsconfig.build.json': text })
      expect(config('{ "extends": "../../tooling/tsconfig/dom.json" }')).toEqual([
        'headless | packages/core/tsconfig.build.json | does not extend tooling/tsconfig/universal.json',
        'headless | packages/core/tsconfig.build.json | has lib ES2022, DOM',
      ])
      const universalThen = (options: string) =>
        config(`{ "extends": "../../tooling/tsconfig/universal.json", "compilerOptions": ${options} }`)
      expect(universalThen('{}')).toEqual([])
      expect(universalThen('{ "types": ["node"] }')).toHaveLength(1)
      expect(universalThen('{ "lib": ["ES2022", "DOM"] }')).toHaveLength(1)
      expect(config('{}')).toHaveLength(3)
    })

    it('accepts a looser configuration for tests if the published code keeps the strict one', () => {
      const base = '{ "extends": "../../tooling/tsconfig/universal.json", "compilerOptions": { "types": ["node"] } }'
      const strict = '{ "extends": "./tsconfig.json", "compilerOptions": { "types": [] } }'
      const loose = '{ "extends": "./tsconfig.json" }'
      expect(problems({ 'packages/core/tsconfig.json': base, 'packages/core/tsconfig.build.json': strict })).toEqual([])
      expect(
        problems({ 'packages/core/tsconfig.json': base, 'packages/core/tsconfig.build.json': loose }),
      ).toHaveLength(1)
    })

    it('rejects platform types and Node modules', () => {
      const reference = '/// <reference lib="dom" />\nexport type a = string'
      expect(problems(core('a.ts', reference))).toHaveLength(1)
      expect(problems(core('a.ts', "import 'node:fs'"))).toEqual([
        'headless | packages/core/src/a.ts | node:fs exists only in Node',
      ])
    })

    it.each(['any', 'timeout'])('rejects AbortSignal.%s, which is missing in browsers still in use', (member) => {
      const text = `/** Waits. */\nexport const a = () => AbortSignal.${member}(5)`
      expect(problems(core('a.ts', text)).join()).toContain(`AbortSignal.${member} is not allowed here`)
      expect(problems({ 'apps/demo/src/a.ts': text }).join()).toContain(`AbortSignal.${member} is not allowed here`)
      expect(problems(core('a.ts', `/** Not AbortSignal.${member}. */\nexport const a = () => 5`))).toEqual([])
    })

    it.each([
      ['any', 1],
      ['timeout', 0],
    ])('reports AbortSignal.%s in the server %i times', (member, times) => {
      const text = `/** Waits. */\nexport const a = () => AbortSignal.${member}(5)`
      const server = { 'packages/server/package.json': manifest('server'), 'packages/server/src/a.ts': text }
      expect(problems(server).filter((problem) => problem.startsWith('browsers'))).toHaveLength(times)
    })

    it('rejects browser ports that bypass the kit', () => {
      const files = {
        'packages/solana/package.json': manifest('solana', { peerDependencies: { '@kit/core': 'workspace:^' } }),
        'packages/solana/tsconfig.build.json': universal,
        'packages/solana/src/index.ts': "export { a } from './a.js'",
        'packages/solana/src/a.ts':
          "import { browserPorts } from '@kit/core'\n/** Reads. */\nexport const a = () => browserPorts().clock",
      }
      expect(problems(files).join()).toContain('packages must not call browserPorts()')
    })
  })

  it('rejects imports between the slices of the core, and accepts flows that join them', () => {
    const text = "import type { b } from '../pairing/b.js'\nexport type a = typeof b"
    const pairing = core('pairing/b.ts', 'export type b = string')
    expect(problems({ ...pairing, ...core('network/a.ts', text) })).toEqual([
      'core rooms | packages/core/src/network/a.ts | network/ imports pairing/: only flows/ joins them',
    ])
    expect(problems({ ...pairing, ...core('flows/a.ts', text), ...core('flows/a.test.ts', '') })).toEqual([])
  })

  describe('rule serverModulesAreApart', () => {
    const server = (path: string, target: string, name: string) => ({
      'packages/server/package.json': manifest('server'),
      [`packages/server/src/${path}`]: `import type { b } from '${target}'\nexport type a = typeof b`,
      [`packages/server/src/${name}`]: 'export type b = string',
    })
    const modulesOf = (files: Record<string, string>) =>
      problems(files).filter((problem) => problem.startsWith('server modules'))

    it.each([
      ['wallet/a.ts', '../chain/b.js', 'chain/b.ts', 'wallet imports chain'],
      ['platform/http/a.ts', '../../relay/b.js', 'relay/b.ts', 'platform imports relay'],
      ['contract/a.ts', '../platform/b.js', 'platform/b.ts', 'contract imports platform'],
      ['chain/a.ts', '../config/b.js', 'config/b.ts', 'chain imports the composition'],
    ])('reports %s, which imports %s', (path, target, name, message) => {
      expect(modulesOf(server(path, target, name))).toEqual([
        `server modules | packages/server/src/${path} | ${message}`,
      ])
    })

    it.each([
      ['wallet/a.ts', '../platform/b.js', 'platform/b.ts'],
      ['platform/http/a.ts', '../../contract/b.js', 'contract/b.ts'],
      ['a.ts', './relay/b.js', 'relay/b.ts'],
      ['relay/a.test.ts', '../testing/b.js', 'testing/b.ts'],
    ])('accepts %s, which imports %s', (path, target, name) => {
      expect(modulesOf(server(path, target, name))).toEqual([])
    })
  })

  it('reports code of another module behind the entry of the relay', () => {
    const files = {
      'packages/server/package.json': manifest('server'),
      'packages/server/src/createRelayServer.ts': "import { a } from './config/a.js'\nexport const r = a",
      'packages/server/src/config/a.ts': "export const a = async () => import('../chain/b.js')",
      'packages/server/src/chain/b.ts': 'export const b = 1',
    }
    const ofModules = (given: Record<string, string>) =>
      problems(given).filter((problem) => problem.startsWith('server modules'))
    expect(ofModules(files)).toEqual([
      'server modules | packages/server/src/config/a.ts | kit-server relay loads chain',
    ])
    const typeOnly = "import type { b } from '../chain/b.js'\nexport const a: typeof b = 1"
    expect(ofModules({ ...files, 'packages/server/src/config/a.ts': typeOnly })).toEqual([])
  })

  it('rejects a view name in the engine', () => {
    const views = {
      'packages/modal/package.json': manifest('modal', { peerDependencies: { '@kit/core': 'workspace:^' } }),
      'packages/modal/src/state/ModalState.ts': 'export interface ViewData {\n  AllWallets: undefined\n}\n',
    }
    const text = "/** Not AllWallets. */\nexport const a: string = 'AllWallets'"
    expect(problems({ ...views, ...core('flows/a.ts', text) })).toContain(
      'views | packages/core/src/flows/a.ts | names the view AllWallets: only modal may',
    )
    expect(problems({ ...views, ...core('flows/a.test.ts', text) }).filter((one) => one.startsWith('views'))).toEqual(
      [],
    )
  })

  it('accepts views of the modal and of the package itself, and rejects views of another package', () => {
    const uses = { peerDependencies: { '@kit/core': 'workspace:^', '@kit/modal': 'workspace:^' } }
    const views = (name: string) =>
      `declare module '@kit/modal' {\n  interface ViewData {\n    ${name}: undefined\n  }\n}\n`
    const files = {
      'packages/send/package.json': manifest('send', uses),
      'packages/send/src/views.ts': `${views('Receive')}// 'Buy'\nexport const views = ['Receive', 'AllWallets']`,
      'packages/onramp/package.json': manifest('onramp', uses),
      'packages/onramp/src/views.ts': `${views('Buy')}export const views = 'Receive' as 'Buy'`,
      'packages/onramp/src/en.data.ts': "export const en = {\n  'onramp.receive': 'Receive',\n} as const",
    }
    expect(problems(files).filter((one) => one.startsWith('views'))).toEqual([
      'views | packages/onramp/src/views.ts | names the view Receive: only send may, use useOptionalView',
    ])
  })

  it('rejects a flow without a test of its own beside it', () => {
    const flow = core('flows/watchA.ts', '/** A. */\nexport const watchA = 1')
    expect(problems(flow)).toEqual(['flows | packages/core/src/flows/watchA.ts | has no test of its own beside it'])
    expect(problems({ ...flow, ...core('flows/watchA.test.ts', "import './watchA.js'") })).toEqual([])
  })

  describe('rule featuresHaveOneLayout', () => {
    const src = 'packages/smart-sessions/src'
    const hook = (result: string) => `/** Reads. */\nexport function useSmartSessions() {\n  return ${result}\n}`
    const feature = {
      'packages/smart-sessions/package.json': manifest('smart-sessions'),
      [`${src}/index.ts`]: "export { smartSessions } from './smartSessions.js'",
      [`${src}/smartSessions.ts`]: '/** Creates. */\nexport const smartSessions = () => ({})',
      [`${src}/SmartSessionsState.ts`]: 'export type SmartSessionsState = {}',
      [`${src}/services/createSmartSessionsServices.ts`]: 'export const createSmartSessionsServices = () => ({})',
      [`${src}/react/useSmartSessions.ts`]: hook('{ ...state, ...commands }'),
    }
    const layout = (changed: Record<string, string>) =>
      problems({ ...feature, ...changed }).filter((problem) => problem.startsWith('feature layout'))

    it('accepts a feature with the files of the template', () => {
      expect(layout({})).toEqual([])
    })

    it('rejects a part of a feature that is in another file or folder', () => {
      const codes = 'export interface SmartSessionsErrorCodes {}'
      const found = layout({
        [`${src}/smartSessions.ts`]: `${feature[`${src}/smartSessions.ts`]}\n${codes}`,
        [`${src}/smartSessionsCommands.ts`]: 'export const load = () => {}',
      })
      expect(found).toEqual([
        `feature layout | ${src}/smartSessions.ts | SmartSessionsErrorCodes belongs in ${src}/SmartSessionsErrorCodes.ts or ${src}/error/SmartSessionsErrorCodes.ts`,
        `feature layout | ${src}/smartSessionsCommands.ts | smartSessionsCommands belongs in ${src}/commands/smartSessionsCommands.ts`,
      ])
    })

    it('rejects a feature without its state', () => {
      const { [`${src}/SmartSessionsState.ts`]: _, ...rest } = feature
      expect(problems(rest).join()).toContain(
        `has no ${src}/SmartSessionsState.ts or ${src}/state/SmartSessionsState.ts`,
      )
    })

    it('rejects a command that shares its file with another', () => {
      const load = 'export const load = ({ read }) => (id: string) => read(id)'
      const found = layout({
        [`${src}/commands/smartSessionsCommands.ts`]: `export { revoke } from './revoke.js'\n${load}\nexport const watch = ({ watch }) => watch\nexport const end = ({ a }) => a.end`,
        [`${src}/commands/revoke.ts`]: 'export const revoke = () => () => {}\nexport function revokeAll() {}',
      })
      expect(found).toEqual([
        `feature layout | ${src}/commands/revoke.ts | revokeAll is the second function of a file with a command`,
        `feature layout | ${src}/commands/smartSessionsCommands.ts | load belongs in ${src}/commands/load.ts`,
      ])
    })

    it('rejects a hook that keeps the state in a field', () => {
      expect(layout({ [`${src}/react/useSmartSessions.ts`]: hook('{ ...commands, state }') })).toEqual([
        `feature layout | ${src}/react/useSmartSessions.ts | useSmartSessions doesn't return { ...state, ...commands }`,
      ])
    })
  })

  describe('rule filesAreNamedAndShort', () => {
    it('rejects files of more than 300 lines, except data tables and tests', () => {
      const long = `export const a = 1\n${'//\n'.repeat(300)}`
      expect(problems(core('a.ts', long))).toEqual([
        'file length | packages/core/src/a.ts | has 301 lines, at most 300',
      ])
      expect(problems({ ...core('a.data.ts', long), ...core('a.test.ts', long) })).toEqual([])
    })

    it('rejects a file that is not named after an export', () => {
      expect(problems(core('b.ts', 'export function a() {}'))).toEqual([
        'file name | packages/core/src/b.ts | exports a and is named after none of them',
      ])
    })

    it('accepts a plural name for a collection, and the name of the view for its file', () => {
      const two = 'export function a() {}\nexport function b() {}'
      expect(problems(core('rules.ts', two))).toEqual([])
      expect(problems(core('rule.ts', two))).toHaveLength(1)
      expect(problems(core('rules.ts', 'export function a() {}'))).toHaveLength(1)
      expect(problems({ 'packages/react/src/Connect.tsx': 'export const connectView = { Component }' })).toEqual([])
    })

    it('accepts the noun of the functions in a module about one thing', () => {
      const two = 'export function parseToken() {}\nexport function isSameToken() {}'
      expect(problems(core('Token.ts', two))).toEqual([])
      expect(problems(core('Coin.ts', two))).toHaveLength(1)
      expect(problems(core('token.ts', two))).toHaveLength(1)
    })

    it('accepts the domain as the name of a file with only constants', () => {
      expect(problems(core('limits.ts', 'export const aMs = 1\nexport const bMs = 2'))).toEqual([])
    })

    it.each(['walletUtil', 'utils', 'ModalController', 'common', 'helpers'])('rejects the name %s', (name) => {
      expect(problems(core(`${name}.ts`, `export const ${name} = 1`))).toHaveLength(1)
    })

    it('accepts a word that only contains a banned one', () => {
      expect(problems(core('uncommonWallet.ts', 'export const uncommonWallet = 1'))).toEqual([])
    })
  })

  it.each(['export class a {}', 'export class a extends Base {}'])('rejects the statement `%s`', (text) => {
    expect(problems(core('a.ts', text)).filter((found) => found.startsWith('classes'))).toHaveLength(1)
  })

  it('rejects constants that are not in camelCase, except the exported HTTP methods of a route handler', () => {
    const found = (text: string) => problems(core('a.ts', text)).filter((line) => line.startsWith('constants'))
    expect(found('const MAX_BYTES = 1\nexport const POST = () => MAX_BYTES')).toEqual([
      'constants | packages/core/src/a.ts | declares MAX_BYTES: constants are camelCase',
    ])
    expect(found('const [A_MS, bMs] = [1, 2]')).toHaveLength(1)
    expect(found('const maxBytes = 1\nconst { ETH } = tokens')).toEqual([])
  })

  it('accepts classes for errors and custom elements', () => {
    expect(problems(core('AError.ts', 'export class AError extends KitError {}'))).toEqual([])
    expect(problems(core('made.ts', 'export const made = () => class extends HTMLElement {}'))).toEqual([])
  })

  it('rejects a component that uses classes of a style sheet without the style sheet', () => {
    const part = (names: string) =>
      core('Part.tsx', `import { ${names} } from './Part.module.css.js'\nexport const a = 1`)
    expect(problems(part('classes'))).toContain('styles | packages/core/src/Part.tsx | uses classes without their css')
    expect(problems(part('classes, css')).filter((found) => found.startsWith('styles'))).toEqual([])
  })

  describe('rule testsAreBesideSources', () => {
    it('rejects a test folder beside the sources of a package', () => {
      expect(problems({ 'packages/core/test/chain.ts': 'export const chain = 1' })).toEqual([
        'tests | packages/core/test/chain.ts | belongs beside the sources, or in src/testing',
      ])
      expect(problems({ 'packages/core/src/testing/chain.ts': 'export const chain = 1' })).toEqual([])
    })
  })

  describe('rule publicExportsAreDocumented', () => {
    it('rejects a name without a doc comment that an entry exports, wherever it is declared', () => {
      const found = problems({
        ...core('index.ts', "export * from './inner.js'"),
        ...core('inner.ts', "export { hidden as inner } from './hidden.js'"),
        ...core('hidden.ts', '// not a doc comment\nexport function hidden() {}'),
      })
      expect(found).toContain('doc comment | packages/core/src/hidden.ts | hidden has no doc comment')
    })

    it('accepts internal names without a doc comment', () => {
      expect(problems(core('inside.ts', 'export function inside() {}'))).toEqual([])
    })

    it('accepts a doc comment followed by a comment for a tool', () => {
      expect(problems(core('start.ts', '/** Starts. */\n// biome-ignore lint: x\nexport function start() {}'))).toEqual(
        [],
      )
    })

    it('rejects a doc comment that is not on the declaration itself', () => {
      const found = problems(core('start.ts', '/** Other. */\nconst other = 1\nexport function start() {}'))
      expect(found).toEqual(['doc comment | packages/core/src/start.ts | start has no doc comment'])
    })
  })
})
