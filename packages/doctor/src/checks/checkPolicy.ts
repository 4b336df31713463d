import type { Finding } from '../finding/Finding.js'
import { literalsOf } from '../project/literalsOf.js'
import type { Project } from '../project/Project.js'
import type { Check } from './Check.js'
import { allowsUrl, type ContentPolicy, parsePolicy } from './parsePolicy.js'

/** A policy, and where it comes from: a file of the dapp, or the URL of its page. */
export type PlacedPolicy = { readonly text: string; readonly file: string; readonly line?: number }

/** Finds sources that the Content Security Policy in the dapp's files blocks. */
export const checkPolicy: Check = (project) => policiesOf(project).flatMap((policy) => blockedBy(policy, project))

/** Returns what a policy blocks of the kit and of the services in the dapp's code. */
export function blockedBy({ text, file, line }: PlacedPolicy, project: Project): readonly Finding[] {
  const policy = parsePolicy(text)
  const at = { file, ...(line !== undefined && { line }) }
  const findings: Finding[] = []
  const styles = policy.get('style-src') ?? policy.get('default-src')
  if (styles !== undefined && !styles.some((source) => /^('self'|'unsafe-inline'|'nonce-.+|https?:.*)$/.test(source)))
    findings.push({
      code: 'policy-blocks-styles',
      severity: 'error',
      message: 'The Content Security Policy blocks the style sheets of the modal and the buttons.',
      fix: "Add 'self' to style-src.",
      ...at,
    })
  if (!allowsUrl(policy, 'img-src', 'data:,'))
    findings.push({
      code: 'policy-blocks-images',
      severity: 'warning',
      message: 'The Content Security Policy blocks wallet icons, which are data: URLs.',
      fix: 'Add data: to img-src.',
      ...at,
    })
  for (const { value } of valuesOf(project, ['relayUrl', 'relay', 'baseUrl', 'api', 'directory', 'frameUrl']))
    findings.push(...blocked(policy, value, 'connect-src', 'policy-blocks-connections', at))
  for (const { value } of valuesOf(project, ['frameUrl']))
    findings.push(...blocked(policy, value, 'frame-src', 'embedded-frame-blocked', at))
  return findings
}

function blocked(
  policy: ContentPolicy,
  url: string,
  directive: string,
  code: 'policy-blocks-connections' | 'embedded-frame-blocked',
  at: Pick<Finding, 'file' | 'line'>,
): readonly Finding[] {
  if (allowsUrl(policy, directive, url)) return []
  const { origin, protocol, host } = new URL(url)
  const source = origin === 'null' ? `${protocol}//${host}` : origin
  return [
    {
      code,
      severity: 'error',
      message: `The Content Security Policy blocks ${source} (${directive}).`,
      fix: `Add ${source} to ${directive}.`,
      ...at,
    },
  ]
}

/** Literal URLs of services in files that use the kit, each once. */
export function valuesOf(
  project: Project,
  properties: readonly string[],
): readonly { readonly value: string; readonly file: string; readonly line: number }[] {
  const found = project.sources
    .filter(({ text }) => text.includes('@kit/'))
    .flatMap((source) =>
      properties.flatMap((property) => literalsOf(source, property).map((one) => ({ ...one, file: source.path }))),
    )
    .filter(({ value }) => /^(https?|wss?):\/\//.test(value) && URL.canParse(value))
  return found.filter(({ value }, index) => found.findIndex((one) => one.value === value) === index)
}

function policiesOf(project: Project): readonly PlacedPolicy[] {
  const pages = ['index.html', 'public/index.html', 'src/app.html'].flatMap((file) =>
    matched(project, file, /http-equiv=["']content-security-policy["'][^>]*?content="([^"]+)"/gi),
  )
  const headers = ['_headers', 'public/_headers', 'static/_headers', 'netlify.toml', 'vercel.json'].flatMap((file) =>
    matched(project, file, /content-security-policy["']?\s*[:=,]\s*(?:"?value"?\s*:\s*)?"?([^"\n]+)/gi),
  )
  return [...pages, ...headers]
}

function matched(project: Project, file: string, pattern: RegExp): readonly PlacedPolicy[] {
  const text = project.read(file)
  return [...(text ?? '').matchAll(pattern)].map(({ index, 1: policy = '' }) => ({
    text: policy,
    file,
    line: (text ?? '').slice(0, index).split('\n').length,
  }))
}
