import { EditError } from '../error/EditError.js'
import { addImport } from './addImport.js'

/** Views of a feature: the name of its descriptor, and its module. */
export type FeatureView = { readonly name: string; readonly from: string }

const tags = /<(KitModal|kit-modal)\b([^>]*?)(\/?)>/

/** Whether the file renders the modal. */
export const rendersModal = (code: string): boolean => tags.test(code)

/**
 * Adds a feature to the modal that a file renders: `<KitModal>` of React, or `<kit-modal>` in Vue or Svelte. Returns the code unchanged if
 * the feature is there.
 *
 * @param path Its extension decides on the syntax.
 * @throws {EditError} If the features of the modal aren't a list in the markup.
 */
export function addToModal(code: string, { name, from }: FeatureView, path: string): string {
  const [tag = '', element = '', attributes = '', slash = ''] = tags.exec(code) ?? []
  const listed = /(:features="|features=\{)\[([^\]]*)\]/.exec(attributes)
  if (listed?.[2]?.split(/,\s*/).includes(name)) return code
  if (!listed && /features/.test(attributes))
    throw new EditError(
      `The features of <${element}> in ${path} aren't an array literal, so nothing was added. Add ${name} manually.`,
    )
  const isVue = path.endsWith('.vue')
  const added = listed
    ? attributes.replace(listed[0], `${listed[1]}[${[...(listed[2] ? [listed[2]] : []), name].join(', ')}]`)
    : `${attributes.trimEnd()} ${isVue ? `:features="[${name}]"` : `features={[${name}]}`}${slash ? ' ' : ''}`
  const edited = code.replace(tag, `<${element}${added}${slash}>`)
  if (!/\.(vue|svelte)$/.test(path)) return addImport(edited, [name], from)
  return edited.replace(/(<script[^>]*>\n)([\s\S]*?)(<\/script>)/, (_, open: string, script: string, close: string) => {
    return open + addImport(script, [name], from) + close
  })
}

/** Sets the features of the `<kit-modal>` of a page without a framework, in the script that gives it its kit. */
export function addToElement(code: string, { name, from }: FeatureView): string {
  const listed = /\.features = \[([^\]]*)\]/.exec(code)
  if (listed?.[1]?.split(/,\s*/).includes(name)) return code
  const edited = listed
    ? code.replace(listed[0], `.features = [${listed[1]}, ${name}]`)
    : addImport(
        `${code.trimEnd()}\n\nfor (const modal of document.querySelectorAll<KitModalElement>('kit-modal')) modal.features = [${name}]\n`,
        ['type KitModalElement'],
        '@kit/element',
      )
  return addImport(edited, [name], from)
}
