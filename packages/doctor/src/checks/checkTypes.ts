import type { Finding } from '../finding/Finding.js'
import { callsOf } from '../project/callsOf.js'
import { moduleOf } from '../project/moduleOf.js'
import type { Check } from './Check.js'

/** Finds settings that keep the compiler or the bundler from reading the kit's packages, and a kit whose type isn't registered. */
export const checkTypes: Check = (project) => [
  ...moduleResolution(project),
  ...buildTarget(project),
  ...registration(project),
]

const moduleResolution: Check = (project) => {
  const configs = ['tsconfig.json', 'tsconfig.app.json', 'tsconfig.base.json']
  return configs.flatMap((file): readonly Finding[] => {
    const text = project.read(file)
    const found = /"moduleResolution"\s*:\s*"(node|node10|classic)"/i.exec(text ?? '')
    if (!text || !found) return []
    return [
      {
        code: 'module-resolution',
        severity: 'error',
        message: `"moduleResolution": "${found[1]}" ignores the "exports" of packages, so entries such as @kit/eip155-viem/chains aren't found.`,
        fix: 'Set "moduleResolution": "bundler" (or "nodenext" without a bundler).',
        file,
        line: lineAt(text, found.index),
      },
    ]
  })
}

const buildTarget: Check = (project) => {
  const configs = ['vite.config.ts', 'vite.config.js', 'vite.config.mjs']
  return configs.flatMap((file): readonly Finding[] => {
    const text = project.read(file)
    const found = /target\s*:\s*\[?\s*['"](es5|es2015|es6|es2016|es2017|es2018|es2019|es2020|es2021)['"]/i.exec(
      text ?? '',
    )
    if (!text || !found) return []
    return [
      {
        code: 'build-target',
        severity: 'warning',
        message: `The build target ${found[1]} is older than the kit's minimum: the modal needs newer browsers anyway, and the build gets larger.`,
        fix: "Leave build.target out, or set it to 'es2022' or later.",
        file,
        line: lineAt(text, found.index),
      },
    ]
  })
}

const registration: Check = (project) => {
  const hasHooks = project.sources.some(({ text }) => /\buse[A-Z]\w+\b[^;]*from ['"]@kit\//.test(text))
  if (project.read('tsconfig.json') === undefined || !hasHooks) return []
  const isRegistered = project.sources.some(({ text }) => /interface\s+Register\b/.test(text))
  const [first] = project.sources.flatMap((source) =>
    callsOf(source, 'createKit').map((call) => ({ ...call, from: moduleOf(source, 'createKit') })),
  )
  if (isRegistered || !first) return []
  return [
    {
      code: 'missing-register',
      severity: 'warning',
      message: "The kit's type isn't registered, so hooks don't know your networks and plugins.",
      fix: `Add to the file: declare module '${first.from}' { interface Register { kit: typeof kit } }`,
      file: first.file,
      line: first.line,
    },
  ]
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length
