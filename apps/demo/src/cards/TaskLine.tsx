import type { ReactNode } from 'react'
import type { Task } from './useTask.js'

/** One line that shows the state of a task. */
export function TaskLine(props: { readonly task: Task }): ReactNode {
  return (
    <p className="task" data-status={props.task.status} role="status">
      {props.task.text}
    </p>
  )
}
