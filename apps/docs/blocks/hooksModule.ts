import type { PageModule } from './pageModule.js'

const target = ['connectionId?', 'namespace?', 'address?', 'networkId?']

/** The type whose fields a table lists, by heading of its section: of a hook, or of a component. */
const subjects: Readonly<Record<string, (hook: string) => string>> = {
  'Hooks that read data': (hook) => `Parameters<typeof react.${hook}>[0]`,
  // Each accepts a signal, which the text says once.
  'Hooks that run a command': (hook) => `WithoutSignal<Parameters<ReturnType<typeof react.${hook}>['mutate']>[0]>`,
  '`ConnectButton`': () => 'Omit<Parameters<typeof ui.ConnectButton>[0], keyof ui.UiOptions>',
  '`NetworkButton`': () => 'Omit<Parameters<typeof ui.NetworkButton>[0], keyof ui.UiOptions>',
  '`ConnectButton.Custom`': () => "Parameters<Parameters<typeof ui.ConnectButton.Custom>[0]['children']>[0]",
}

const types = `import type * as react from '@kit/react'
import type * as ui from '@kit/react-ui'
type KeysOf<T> = T extends unknown ? keyof T & string : never
type Marked<T> = { [K in KeysOf<T>]: [T] extends [Record<K, unknown>] ? K : \`\${K}?\` }[KeysOf<T>]
type WithoutSignal<T> = T extends unknown ? Omit<T, 'signal'> : never
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : { missing: Exclude<B, A> }) : { unknown: Exclude<A, B> }`

/**
 * Returns a module that compiles only if the tables of the page about hooks are complete. They list all parameters of each hook and all
 * props of each component, with `?` for those that can be left out.
 */
export function hooksModule(markdown: string): PageModule {
  const listed = new Map<string, { readonly line: number; readonly names: string[] }>()
  let heading = ''
  markdown.split('\n').forEach((text, index) => {
    heading = /^##+ (.+)$/.exec(text)?.[1] ?? heading
    const [, first = '', second = ''] = /^\| ([^|]*`[^|]*) \| ([^|]*) \|/.exec(text) ?? []
    const subject = subjects[heading]
    if (first === '' || subject === undefined) return
    const isHook = heading.startsWith('Hooks')
    const type = subject(namesIn(first)[0] ?? '')
    const { line, names } = listed.get(type) ?? { line: index + 1, names: [] }
    const shared = isHook && /^target\b/.test(second) ? target : []
    listed.set(type, { line, names: [...names, ...shared, ...namesIn(isHook ? second : first)] })
  })
  const checks = [...listed].map(([type, { line, names }], index) => ({
    line,
    text: `export const check${index}: Same<'${names.join("' | '")}', Marked<NonNullable<${type}>>> = true`,
  }))
  const lines = [...types.split('\n').map((text) => ({ text, line: 0 })), ...checks]
  return { code: `${lines.map(({ text }) => text).join('\n')}\n`, lines: lines.map(({ line }) => line) }
}

const namesIn = (cell: string): readonly string[] => [...cell.matchAll(/`(\w+\??)`/g)].map(([, name = '']) => name)
