import { describe, expect, it } from 'vitest'
import { hooksModule } from './hooksModule.js'

const checksOf = (page: readonly string[]) => {
  const { code, lines } = hooksModule(page.join('\n'))
  return code
    .split('\n')
    .flatMap((text, index) => (text.startsWith('export const') ? [`${lines[index]} ${text.split(': Same')[1]}`] : []))
}

describe('hooksModule', () => {
  it('compares the parameters of each hook with its type, and the rows of a component with its props', () => {
    const page = [
      '## Hooks that read data',
      '| hook | parameters | `data` |',
      '|---|---|---|',
      '| `useOne` | target, `id` | any |',
      '## Hooks that run a command',
      '| `useTwo` | `id`, `note?` | any |',
      '### `NetworkButton`',
      '| prop | values |',
      '| `size?` | `sm`, `md` |',
      '| `disabled?` | boolean |',
      '## Something else',
      '| `useThree()` | any |',
    ]
    expect(checksOf(page)).toEqual([
      "4 <'connectionId?' | 'namespace?' | 'address?' | 'networkId?' | 'id', Marked<NonNullable<Parameters<typeof react.useOne>[0]>>> = true",
      "6 <'id' | 'note?', Marked<NonNullable<WithoutSignal<Parameters<ReturnType<typeof react.useTwo>['mutate']>[0]>>>> = true",
      "9 <'size?' | 'disabled?', Marked<NonNullable<Omit<Parameters<typeof ui.NetworkButton>[0], keyof ui.UiOptions>>>> = true",
    ])
  })
})
