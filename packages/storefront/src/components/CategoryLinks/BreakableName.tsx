import { Fragment } from 'react';

/** A name with a slash may break after it: 'Pre-workout/' and 'Energetici'. */
export function BreakableName({ name }: { name: string }) {
  return name.split('/').map((part, index, { length }) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      <span>{index < length - 1 ? `${part}/` : part}</span>
    </Fragment>
  ));
}
