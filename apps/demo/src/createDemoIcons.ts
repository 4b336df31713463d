import { namespaceOf } from '@kit/core/plugin'
import { icons } from '@kit/icons'
import type { Icons } from '@kit/react-ui'

/** Creates the icons of common networks; a local chain uses the icon of its family. */
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
