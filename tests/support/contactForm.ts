import type { Page } from '@playwright/test';

/** A message that breaks no rule, written but not sent. */
export async function fillInContactForm(page: Page): Promise<void> {
  await page.getByLabel('Nome e cognome').fill('Alice Bianchi');
  await page.getByLabel('Email').fill('alice@posta.example');
  await page.getByLabel('Telefono').fill('000 000 0000');
  await page.getByLabel('Messaggio').fill('Avete la creatina da 500 g?');
  await page.getByRole('checkbox').check();
}
