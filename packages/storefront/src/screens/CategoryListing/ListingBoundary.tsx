import { ButtonLink, EmptyShelf, PageSection } from '@vetta/ui';
import { Component, type ReactNode } from 'react';
import { messages } from '../../content/messages.ts';
import { unmatchedLinks } from '../../paths.ts';
import { copy } from './CategoryListing.copy.ts';

type BoundaryState = { hasFailed: boolean };

/** Whatever breaks below the listing, there is a way on (docs/rules.md#listing-fallback). */
export class ListingBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <BrokenListing /> : this.props.children;
  }
}

export function BrokenListing() {
  return (
    <PageSection space="medium" as="div">
      <EmptyShelf
        figure="!"
        tone="danger"
        level={1}
        announce="assertive"
        title={messages.listingFailed}
        text={copy.broken.text}
        actions={
          <ButtonLink variant="primary" width="phone" href={unmatchedLinks.products}>
            {copy.broken.link}
          </ButtonLink>
        }
      />
    </PageSection>
  );
}
