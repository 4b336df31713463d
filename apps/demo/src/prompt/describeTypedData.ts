import type { PromptWords } from './describePrompt.js'

/** Typed data (EIP-712) as a table: for whom it is, then what it says. */
export function describeTypedData(value: unknown): PromptWords {
  const title = 'This app asks you to sign data'
  const note = 'Signing costs nothing. What you sign may allow the app to act for you.'
  try {
    const { domain, message } = typeof value === 'string' ? JSON.parse(value) : Object(value)
    return { title, note, rows: [['For', `${domain?.name ?? 'An app'}`], ...flat(message)] }
  } catch {
    return { title, note, text: String(value) }
  }
}

function flat(value: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]]
  return Object.entries(value).flatMap(([name, item]) => flat(item, path === '' ? name : `${path} › ${name}`))
}
