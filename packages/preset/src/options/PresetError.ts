import { KitError, tellGiven } from '@kit/core/plugin'

/** The codes that the preset adds to those of the kit. */
export interface PresetErrorCodes {
  /** Options of the preset that can not work; `problems` and `details` name each. */
  'preset/invalidOptions': string
}

declare module '@kit/core' {
  interface ErrorCodes extends PresetErrorCodes {}
}

/** One option that can not work. */
export type OptionProblem = {
  /** With its place: `features.socials`. */
  readonly option: string
  readonly given: unknown
  /** In words, for a developer. */
  readonly allowed: string
}

/** All options that can not work, at once. */
export class PresetError extends KitError<'preset/invalidOptions'> {
  override readonly name: string = 'PresetError'
  readonly problems: readonly OptionProblem[]

  constructor(problems: readonly OptionProblem[]) {
    super('preset/invalidOptions', {
      shortMessage: `${problems.length === 1 ? 'One option' : `${problems.length} options`} of the preset can not work.`,
      details: problems
        .map(({ option, given, allowed }) => `${option}: ${allowed}; given: ${tellGiven(given)}`)
        .join('\n'),
    })
    this.problems = problems
  }
}
