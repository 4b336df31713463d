import { fileHeaders, framePolicy } from './frameHeaders.js'
import type { Frame } from './openFrame.js'
import type { FrameHostConfig } from './parseFrameHost.js'

const policyHeader = 'content-security-policy'

/** Server software whose configuration is written. */
export type HeaderFormat = 'nginx' | 'caddy'

/**
 * Writes the headers that a static host must send with a release, as `serve-frame` does. Headers of every file come first, then the
 * policies of pages that differ from the frame's.
 */
export function writeFrameHeaders(
  { origin, embedders }: Pick<FrameHostConfig, 'origin' | 'embedders'>,
  frame: Frame,
  format: HeaderFormat,
): readonly string[] {
  const policyOf = (path: string): string =>
    framePolicy({ embedders, scripts: frame.find(path)?.scripts ?? [], login: frame.login })
  const policy = policyOf('index.html')
  const common = { ...fileHeaders(origin), [policyHeader]: policy }
  const others = frame.pages.map((path) => [path, policyOf(path)] as const).filter(([, other]) => other !== policy)
  if (format === 'caddy')
    return [
      ...Object.entries(fileHeaders(origin)).map(([name, value]) => `header ${name} "${value}"`),
      // Of two matching directives Caddy applies the one with the shorter path last: each file must match only one.
      ...(others.length > 0 ? [`@others not path ${others.map(([path]) => `/${path}`).join(' ')}`] : []),
      `header ${others.length > 0 ? '@others ' : ''}${policyHeader} "${policy}"`,
      ...others.map(([path, value]) => `header /${path} ${policyHeader} "${value}"`),
    ]
  const lines = (headers: object): string[] =>
    Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`)
  return [
    ...lines(common),
    // An nginx location that adds a header inherits none.
    ...others.flatMap(([path, value]) => [
      `location = /${path} {`,
      ...lines({ ...common, [policyHeader]: value }).map((line) => `  ${line}`),
      '}',
    ]),
  ]
}
