import { Button, PageSection, StateMessage } from '@vetta/ui';
import { retry } from '../../content/loadFailures.ts';
import { frameCopy } from '../frame.copy.ts';

/** What stands in the place of a screen that threw. */
export function ScreenFailure() {
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
