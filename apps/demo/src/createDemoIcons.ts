import { namespaceOf } from '@kit/core/plugin'
import { icons } from '@kit/icons'
import type { Icons } from '@kit/react-ui'

/** Marks of the common networks; a local chain, which has none, bears the one of its family. */
export function createDemoIcons(networkIds: readonly string[]): Icons {
  return {
    ...icons,
    async networks() {
      const [networks, namespaces] = await Promise.all([icons.networks(), icons.namespaces()])
      const familyMarks = networkIds.flatMap((id) => {
        const mark = namespaces[namespaceOf(id)]
        return mark === undefined ? [] : [[id, mark]]
      })
      return { ...Object.fromEntries(familyMarks), ...networks }
    },
  }
}
