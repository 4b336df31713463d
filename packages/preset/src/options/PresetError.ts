import { formatReceived, KitError } from '@kit/core/plugin'

/** Error codes of the preset. */
export interface PresetErrorCodes {
  /** One or more options are invalid; `problems` and `details` list each of them. */
  'preset/invalidOptions': string
}

declare module '@kit/core' {
  interface ErrorCodes extends PresetErrorCodes {}
}

/** An invalid option. */
export type OptionProblem = {
  /** The full path of the option, such as `features.socials`. */
  readonly option: string
  readonly received: unknown
  /** The accepted values, in a message for developers. */
  readonly expected: string
}

/** Reports all invalid options of the preset at once. */
export class PresetError extends KitError<'preset/invalidOptions'> {
  override readonly name: string = 'PresetError'
  readonly problems: readonly OptionProblem[]

  constructor(problems: readonly OptionProblem[]) {
    super('preset/invalidOptions', {
      shortMessage:
        problems.length === 1 ? '1 preset option is invalid.' : `${problems.length} preset options are invalid.`,
      details: problems
        .map(({ option, received, expected }) => `${option}: ${expected}; received ${formatReceived(received)}`)
        .join('\n'),
    })
    this.problems = problems
  }
}
