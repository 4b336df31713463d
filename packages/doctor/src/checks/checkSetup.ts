import type { Finding } from '../finding/Finding.js'
import { callsOf } from '../project/callsOf.js'
import { literalsOf } from '../project/literalsOf.js'
import { moduleOf } from '../project/moduleOf.js'
import type { Project } from '../project/Project.js'
import type { SourceCall } from '../project/SourceCall.js'
import type { Check } from './Check.js'

/** Finds mistakes in how the kit is created and rendered. */
export const checkSetup: Check = (project) => [
  ...rendering(project),
  ...creation(project),
  ...features(project),
  ...adapters(project),
  ...urls(project),
]

const kitsOf = (project: Project): readonly SourceCall[] =>
  project.sources.flatMap((source) => callsOf(source, 'createKit'))

const uses = (project: Project, name: string): boolean =>
  project.sources.some((source) => source.text.includes(name) && moduleOf(source, name) !== undefined)

const place = ({ file, line }: SourceCall): Pick<Finding, 'file' | 'line'> => ({ file, line })

const rendering: Check = (project) => {
  const findings: Finding[] = []
  const hasPreset = project.sources.some(({ text }) => text.includes('@kit/preset'))
  const [kit] = kitsOf(project)
  const rendersModal = uses(project, 'KitModal')
  const hasPlugin = uses(project, 'modal')
  if (rendersModal && !hasPlugin && !hasPreset && kit)
    findings.push({
      code: 'missing-modal-plugin',
      severity: 'error',
      message: 'KitModal is rendered, but the kit has no modal() plugin.',
      fix: 'Import modal from the package of KitModal, and add modal() to the plugins of createKit.',
      ...place(kit),
    })
  const button = project.sources.find((source) => moduleOf(source, 'ConnectButton') !== undefined)
  if (button && !rendersModal && !hasPreset)
    findings.push({
      code: 'missing-modal-view',
      severity: 'error',
      message: 'ConnectButton is rendered without KitModal, so clicking it shows nothing.',
      fix: 'Render <KitModal /> once inside KitProvider.',
      file: button.path,
    })
  const hook = project.sources.find((source) =>
    source.imports().some(({ name, from }) => /^@kit\/(react|evm)$/.test(from) && /^use[A-Z]/.test(name)),
  )
  if (hook && !hasPreset && !uses(project, 'KitProvider'))
    findings.push({
      code: 'missing-provider',
      severity: 'error',
      message: 'Kit hooks are used without KitProvider, so they throw.',
      fix: 'Wrap your app: <KitProvider kit={kit}>…</KitProvider>.',
      file: hook.path,
    })
  return findings
}

const creation: Check = (project) => {
  const isServerRendered = ['next', 'nuxt', 'astro', '@react-router/node', '@sveltejs/kit'].some(
    (name) => project.manifest.dependencies?.[name] !== undefined,
  )
  return kitsOf(project).flatMap((call): readonly Finding[] => {
    const component = enclosingComponent(call)
    if (component !== undefined && !isKept(call))
      return [
        {
          code: 'kit-in-component',
          severity: 'error',
          message: `${component} creates a kit on each render.`,
          fix: 'Create the kit once outside of components, or in useState(() => createKit(…)).',
          ...place(call),
        },
      ]
    if (isServerRendered && !call.node.ancestors().some(isFunction) && !isClientOnly(call))
      return [
        {
          code: 'server-shares-kit',
          severity: 'warning',
          message: 'The kit is created when the module loads, so requests of all users share it on the server.',
          fix: 'Export a function that creates the kit, and call it once per request in useState.',
          ...place(call),
        },
      ]
    return []
  })
}

const functionKinds = ['function_declaration', 'arrow_function', 'function_expression', 'method_definition']
const isFunction = (node: SourceCall['node']): boolean => functionKinds.includes(String(node.kind()))

/** Returns the name of the component that a call is in, if its nearest function is one. */
function enclosingComponent({ node }: SourceCall): string | undefined {
  const nearest = node.ancestors().find(isFunction)
  if (!nearest) return undefined
  const name = nearest.field('name')?.text() ?? nearest.parent()?.field('name')?.text()
  return name !== undefined && /^[A-Z]/.test(name) ? name : undefined
}

const isKept = ({ node }: SourceCall): boolean =>
  node.ancestors().some((one) => /^(useState|useMemo|useRef)\b/.test(one.text()) && one.kind() === 'call_expression')

/** Files that a framework loads in browsers only. */
const isClientOnly = ({ file }: SourceCall): boolean => /\.client\.[cm]?[jt]sx?$/.test(file)

const features: Check = (project) => {
  const packages = ['activity', 'names', 'onramp', 'pay', 'portfolio', 'send', 'siwx', 'smart-sessions', 'swap']
  return packages.flatMap((name): readonly Finding[] => {
    const view = project.sources.find((source) =>
      source.imports().some((one) => one.from === `@kit/${name}/react` && one.name.endsWith('Feature')),
    )
    const plugin = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    if (!view || uses(project, plugin)) return []
    return [
      {
        code: 'feature-without-plugin',
        severity: 'error',
        message: `The views of @kit/${name} are shown, but the kit has no ${plugin}() plugin.`,
        fix: `Import ${plugin} from '@kit/${name}', and add ${plugin}() to the plugins of createKit.`,
        file: view.path,
      },
    ]
  })
}

const adapters: Check = (project) => {
  const names = ['@kit/eip155-viem', '@kit/eip155-ethers', '@kit/solana', '@kit/polkadot', '@kit/bitcoin']
  return names
    .filter((name) => project.manifest.dependencies?.[name] !== undefined)
    .filter((name) => !project.sources.some(({ text }) => text.includes(name)))
    .map((name) => ({
      code: 'unused-adapter',
      severity: 'warning',
      message: `${name} is installed, but no source file imports it.`,
      fix: `Add its adapter to createKit, or run: npm uninstall ${name}`,
      file: 'package.json',
    }))
}

const urls: Check = (project) =>
  project.sources.flatMap((source): readonly Finding[] => {
    if (!source.text.includes('@kit/')) return []
    const findings: Finding[] = []
    for (const property of ['relayUrl', 'frameUrl', 'baseUrl', 'api', 'relay', 'directory', 'url'])
      for (const { value, line } of literalsOf(source, property)) {
        if (/^(http|ws):\/\/(?!localhost|127\.|\[::1\])/.test(value))
          findings.push({
            code: 'insecure-url',
            severity: 'error',
            message: `${property} is ${value}: pages served over HTTPS can't reach it.`,
            fix: 'Use https:// or wss://.',
            file: source.path,
            line,
          })
        if (property === 'url' && /^https?:\/\/(dapp\.example|example\.com|kit\.example)/.test(value))
          findings.push({
            code: 'placeholder-metadata',
            severity: 'warning',
            message: `metadata.url is still ${value}. Wallets show it, and warn if it isn't the page's address.`,
            fix: "Set it to your dapp's address.",
            file: source.path,
            line,
          })
      }
    for (const call of callsOf(source, 'walletConnect'))
      if (!/\brelayUrl\b|\.\.\./.test(call.args) && !/^\w+$/.test(call.args))
        findings.push({
          code: 'relay-not-configured',
          severity: 'error',
          message: 'walletConnect() has no relayUrl, so no wallet can pair.',
          fix: "Pass the URL of your relay: walletConnect({ relayUrl: 'wss://…' }).",
          ...place(call),
        })
    for (const match of source.text.matchAll(/\brpcUrls\s*:\s*\[\s*\]/g))
      findings.push({
        code: 'network-without-rpc',
        severity: 'error',
        message: 'A network has no RPC endpoint, so balances and transactions on it fail.',
        fix: 'Add at least one URL to rpcUrls.',
        file: source.path,
        line: source.text.slice(0, match.index).split('\n').length,
      })
    return findings
  })
