import { Component, type ReactNode } from 'react';
import { HydrationEnd } from '../HydrationEnd.tsx';
import { isMissingChunk, reloadOnce } from './missingChunk.ts';
import { Button, PageSection, StateMessage } from '@vetta/ui';
import { retry } from '../../content/loadFailures.ts';
import { frameCopy } from '../frame.copy.ts';

type ScreenBoundaryProps = {
  children: ReactNode;
  /** Another page is another try. */
  pathname: string;
};
type ScreenBoundaryState = { failedAt: string | null };

/**
 * Keeps the frame when a screen throws, and says sorry. A chunk that a newer deploy has replaced is
 * fetched by loading the page anew, once.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { failedAt: null };

  static getDerivedStateFromProps(
    { pathname }: ScreenBoundaryProps,
    { failedAt }: ScreenBoundaryState,
  ): ScreenBoundaryState | null {
    return failedAt !== null && failedAt !== '' && failedAt !== pathname
      ? { failedAt: null }
      : null;
  }

  static getDerivedStateFromError(): ScreenBoundaryState {
    return { failedAt: '' };
  }

  override componentDidCatch(error: unknown) {
    if (isMissingChunk(error)) reloadOnce();
    this.setState({ failedAt: this.props.pathname });
  }

  override render() {
    if (this.state.failedAt === null) return this.props.children;
    return (
      <>
        <ScreenFailure />
        <HydrationEnd part="screen" />
      </>
    );
  }
}

/** What stands in the place of a screen that threw. */
function ScreenFailure() {
  return (
    <PageSection>
      <StateMessage
        level={1}
        title={frameCopy.failureTitle}
        text={frameCopy.failureText}
        actions={
          <Button variant="primary" onClick={() => window.location.reload()}>
            {retry}
          </Button>
        }
      />
    </PageSection>
  );
}
