import type { Node } from './SourceFile.js'

/** Calls `visit` for the node and each node in it. If it returns false, the node's children are skipped. */
export function walk(node: Node, visit: (node: Node) => boolean): void {
  if (visit(node) === false) return
  for (const child of Object.values(node)) {
    if (Array.isArray(child)) for (const item of child) walkValue(item, visit)
    else walkValue(child, visit)
  }
}

function walkValue(value: unknown, visit: (node: Node) => boolean): void {
  if (typeof value === 'object' && value !== null && 'type' in value) walk(value as Node, visit)
}
