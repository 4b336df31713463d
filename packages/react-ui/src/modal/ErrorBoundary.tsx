'use client'
import { Component, type ReactNode } from 'react'

/** Props of {@link ErrorBoundary}. */
export type ErrorBoundaryProps = {
  readonly children: ReactNode
  /** Rendered in place of the failed children. `retry` renders them again. */
  readonly fallback?: (retry: () => void) => ReactNode
  readonly onError: (error: unknown) => void
}

/** Contains errors of its children. React supports this only in class components. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly isBroken: boolean }> {
  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true }
  }

  override state: { readonly isBroken: boolean } = { isBroken: false }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children
    return this.props.fallback?.(() => this.setState({ isBroken: false }))
  }
}
