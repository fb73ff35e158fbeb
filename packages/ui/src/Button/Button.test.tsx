// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

it('fires when pressed', () => {
  const press = vi.fn<() => void>();
  render(<Button onClick={press}>Riprova</Button>);
  fireEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(press).toHaveBeenCalledOnce();
});

it.each([{ busy: true }, { disabled: true }])('does not fire when %o', (state) => {
  const press = vi.fn<() => void>();
  render(
    <Button {...state} onClick={press}>
      Invia Messaggio
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Invia Messaggio' });
  fireEvent.click(button);
  expect(button).toBeDisabled();
  expect(press).not.toHaveBeenCalled();
});

it('says that work is going on', () => {
  render(<Button busy>Invio in corso...</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});

it('does not send a form unless it is told to', () => {
  render(<Button>Annulla</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});
