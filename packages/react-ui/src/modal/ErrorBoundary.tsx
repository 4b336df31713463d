'use client'
import { Component, type ReactNode } from 'react'

/** What {@link ErrorBoundary} takes. */
export type ErrorBoundaryProps = {
  readonly children: ReactNode
  /** What stands in the place of what broke; `retry` renders that once more. */
  readonly fallback?: (retry: () => void) => ReactNode
  readonly onError: (error: unknown) => void
}

/** Keeps a fault of what is inside to itself. React has no other form of this than a class. */
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
