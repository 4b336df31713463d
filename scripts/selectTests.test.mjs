import { describe, expect, it } from 'vitest'
import { selectTests } from './selectTests.mjs'

const manifest = (name, dependencies, exports = { '.': { '@kit/source': './src/index.ts' } }) =>
  JSON.stringify({
    name: `@kit/${name}`,
    exports,
    dependencies: Object.fromEntries(dependencies.map((each) => [`@kit/${each}`, 'workspace:^'])),
  })

const files = new Map(
  Object.entries({
    'package.json': '{}',
    'docs/guide.md': '',
    'packages/core/package.json': manifest('core', []),
    'packages/core/src/index.ts': `export { store } from './store.js'`,
    'packages/core/src/store.ts': '',
    'packages/core/src/store.test.ts': `import { store } from './store.js'`,
    'packages/send/package.json': manifest('send', ['core']),
    'packages/send/src/index.ts': `import { store } from '@kit/core'\nexport { plan } from './plan.js'`,
    'packages/send/src/plan.ts': `import type { Fee } from './Fee.js'`,
    'packages/send/src/Fee.ts': '',
    'packages/send/src/plan.test.ts': `import { plan } from './plan.js'`,
    'packages/swap/package.json': manifest('swap', ['core']),
    'packages/swap/src/index.ts': `// As in packages/send/src/plan.ts\nimport { store } from '@kit/core'`,
    'packages/swap/src/swap.test.ts': `import { swap } from './index.js'`,
    'packages/preset/package.json': manifest('preset', ['core', 'send', 'swap']),
    'packages/preset/src/index.ts': `await import('@kit/send')\nawait import('@kit/swap')`,
    'packages/preset/src/preset.test.tsx': `import { preset } from './index.js'`,
    'packages/preset/src/guide.test.ts': `new URL('../../../docs/guide.md', import.meta.url)`,
    'packages/server/package.json': manifest('server', []),
    'packages/server/src/cli.ts': '',
    'packages/server/src/cli.test.ts': `import './cli.js'`,
    'tooling/devnet/package.json': manifest('devnet', []),
    'tooling/devnet/src/index.ts': `join(root, 'packages/server')`,
    'tooling/boundaries/src/names.test.ts': '',
    'apps/demo/package.json': manifest('demo', ['preset', 'send', 'swap']),
    'apps/docs/package.json': manifest('docs', ['preset', 'send', 'swap']),
    'apps/demo/src/main.ts': `import '@kit/preset'`,
    'apps/gallery/src/states.test.tsx': `import './states.data.js'`,
    'apps/gallery/src/states.data.ts': `import './sendStates.js'\nimport './swapStates.js'`,
    'apps/gallery/src/sendStates.ts': [
      `import { sendFeature } from '@kit/send'`,
      'const show = () => [sendFeature]',
      'export const sendStates = {',
      `  'send-ready': show(),`,
      '  receive: show(),',
      '}',
    ].join('\n'),
    'apps/gallery/src/swapStates.ts': [
      `import { sendFeature } from '@kit/send'`,
      `import { swapFeature } from '@kit/swap'`,
      'export const swapStates = {',
      `  swap: show([swapFeature]),`,
      `  'swap-account': show([swapFeature, sendFeature]),`,
      '}',
    ].join('\n'),
    'apps/e2e/src/connect.spec.ts': `import '@kit/devnet'`,
    'apps/e2e/src/sign-and-send.spec.ts': '',
    'apps/e2e/src/late.spec.ts': '',
    'apps/e2e/src/swap.spec.ts': '',
    'conformance/rules/send.json': JSON.stringify({
      rules: [{ where: ['packages/send/src/plan.ts'], tests: [{ file: 'apps/e2e/src/late.spec.ts' }] }],
    }),
  }),
)
const readsAll = 'tooling/boundaries/src/names.test.ts'
const specs = [...files.keys()].filter((path) => path.endsWith('.spec.ts'))
const select = (...changed) => selectTests(changed, files)

describe('selectTests', () => {
  it('selects the tests that import a changed file, over packages and lazy imports', () => {
    expect(select('packages/send/src/plan.ts').tests).toEqual([
      'packages/preset/src/preset.test.tsx',
      'packages/send/src/plan.test.ts',
      readsAll,
    ])
  })

  it('selects only the test itself for a changed test', () => {
    const { tests, types, gallery, specs } = select('packages/send/src/plan.test.ts')
    expect(tests).toEqual(['packages/send/src/plan.test.ts', readsAll])
    expect({ types, gallery, specs }).toEqual({ types: ['packages/send'], gallery: false, specs: [] })
  })

  it('checks the types of packages that depend on the changed one', () => {
    expect(select('packages/swap/src/index.ts').types).toEqual([
      'apps/demo',
      'apps/docs',
      'packages/preset',
      'packages/swap',
    ])
    expect(select('packages/send/src/Fee.ts')).toMatchObject({
      tests: [readsAll],
      types: ['apps/demo', 'apps/docs', 'packages/preset', 'packages/send'],
      packages: ['packages/send'],
    })
  })

  it('selects the specs of a feature by its name and its rules, and the gallery states that show it', () => {
    expect(select('packages/send/src/plan.ts')).toMatchObject({
      gallery: true,
      states: ['send-ready', 'receive', 'swap-account'],
      specs: ['apps/e2e/src/late.spec.ts', 'apps/e2e/src/sign-and-send.spec.ts'],
    })
  })

  it('selects all gallery states if it is unclear which show the change', () => {
    const data = 'apps/gallery/src/states.data.ts'
    const shownElsewhere = new Map([...files, [data, `${files.get(data)}\nimport { sendFeature } from '@kit/send'`]])
    expect(selectTests(['packages/send/src/plan.ts'], shownElsewhere)).toMatchObject({
      gallery: true,
      states: undefined,
    })
  })

  it('selects all specs and gallery states when a package that others share changes', () => {
    expect(select('packages/core/src/store.ts')).toMatchObject({ gallery: true, states: undefined, specs })
    expect(select('packages/core/src/store.ts', 'packages/send/src/plan.ts').specs).toEqual(specs)
    expect(select('apps/demo/src/main.ts').specs).toEqual(specs)
  })

  it('selects all specs for a feature without specs of its own', () => {
    const without = new Map([...files].filter(([path]) => path !== 'apps/e2e/src/swap.spec.ts'))
    const { specs: found } = selectTests(['packages/swap/src/index.ts'], without)
    expect(found).toEqual(specs.filter((path) => path !== 'apps/e2e/src/swap.spec.ts'))
  })

  it('selects tests that read a document, or run the sources of a folder', () => {
    expect(select('docs/guide.md').tests).toEqual(['packages/preset/src/guide.test.ts', readsAll])
    expect(select('packages/server/src/cli.ts').specs).toContain('apps/e2e/src/connect.spec.ts')
  })

  it('selects all tests of a package for its settings and deleted files', () => {
    for (const path of ['packages/send/package.json', 'packages/send/vitest.config.ts', 'packages/send/src/gone.ts'])
      expect(select(path).tests, path).toEqual(expect.arrayContaining(['packages/send/src/plan.test.ts']))
  })

  it('names a change that affects everything', () => {
    for (const path of [
      'package.json',
      'pnpm-lock.yaml',
      'tooling/tsconfig/base.json',
      'tooling/views/vitest.config.ts',
    ])
      expect(select(path).all).toBe(path)
    expect(select('docs/guide.md').all).toBeUndefined()
  })
})
