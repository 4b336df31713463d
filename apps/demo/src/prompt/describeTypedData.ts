import type { DemoTexts } from '../texts/demoTexts.data.js'
import type { PromptTexts } from './describePrompt.js'

/** Describes typed data (EIP-712) as a table: the domain name first, then the values. */
export function describeTypedData(value: unknown, { signTypedData: title, prompt }: DemoTexts): PromptTexts {
  const note = prompt.typedNote
  try {
    const { domain, message } = typeof value === 'string' ? JSON.parse(value) : Object(value)
    return { title, note, rows: [[prompt.app, `${domain?.name ?? prompt.unnamedApp}`], ...flat(message)] }
  } catch {
    return { title, note, text: String(value) }
  }
}

function flat(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]]
  return Object.entries(value).flatMap(([name, item]) => flat(item, path === '' ? name : `${path} › ${name}`))
}
