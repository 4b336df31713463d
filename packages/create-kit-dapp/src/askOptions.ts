import { cancel, isCancel, multiselect, select, text } from '@clack/prompts'
import { type CreateDappOptions, type Framework, frameworks } from './createDapp.js'
import type { Part } from './parts/Part.js'
import { chains, features } from './parts/parts.data.js'
import { isColor, themes } from './style/addStyle.js'

const labels: Readonly<Record<Framework, string>> = {
  react: 'React (Vite)',
  next: 'Next.js',
  vue: 'Vue',
  svelte: 'Svelte',
  plain: 'None',
}

/** Asks for the options that weren't given as flags. Ends the process if the user cancels. */
export async function askOptions(
  given: {
    readonly [Key in keyof CreateDappOptions]?: CreateDappOptions[Key] | undefined
  },
): Promise<CreateDappOptions> {
  const folder =
    given.folder ?? (await answerOf(text({ message: 'Folder', placeholder: 'kit-dapp', defaultValue: 'kit-dapp' })))
  const options = frameworks.map((value) => ({ value, label: labels[value] }))
  const framework = given.framework ?? (await answerOf(select({ message: 'Framework', options })))
  const parts = given.parts ?? [
    ...(await answerOf(multiselect({ message: 'Chains besides EVM', options: choices(chains), required: false }))),
    ...(await answerOf(multiselect({ message: 'Features', options: choices(features), required: false }))),
  ]
  const theme =
    given.theme ?? (await answerOf(select({ message: 'Color scheme', options: themes.map((value) => ({ value })) })))
  const accent =
    given.accent ||
    (await answerOf(text({ message: 'Accent color', placeholder: 'The kit’s blue', validate: validateColor }))) ||
    undefined
  const needed = features.filter(({ id }) => parts.includes(id)).map(({ needs }) => needs)
  const urlOf = async (service: 'api' | 'relay', message: string): Promise<string | undefined> =>
    given[service] ?? (needed.includes(service) ? answerOf(text({ message, validate })) : undefined)
  const api = await urlOf('api', 'URL of your kit-server')
  const relay = await urlOf('relay', 'URL of your relay (wss://…)')
  return { folder, framework, parts, theme, accent, api, relay }
}

async function answerOf<Answer>(question: Promise<Answer>): Promise<Exclude<Answer, symbol>> {
  const answer = await question
  if (!isCancel(answer)) return answer as Exclude<Answer, symbol>
  cancel('Nothing was created.')
  return process.exit(130)
}

const choices = (parts: readonly Part[]) => parts.map(({ id, label }) => ({ value: id, label }))

const validate = (value: string | undefined): string | undefined =>
  URL.canParse(value ?? '') ? undefined : 'Enter a URL.'

const validateColor = (value: string | undefined): string | undefined =>
  !value || isColor(value) ? undefined : 'Enter a hex color, such as #7c5cff.'
