/** One pen: 24 by 24, stroke 1.8, square ends. */
export const iconPaths = {
  arrowRight: 'M3 12h17M14 6l6 6-6 6',
  arrowLeft: 'M21 12H4M10 6l-6 6 6 6',
  chevronDown: 'm6 9 6 6 6-6',
  chevronRight: 'm9 5 7 7-7 7',
  chevronLeft: 'm15 5-7 7 7 7',
  heart:
    'M12 20.3 4.6 12.9a4.9 4.9 0 0 1 0-7 4.9 4.9 0 0 1 7 0l.4.5.4-.5a4.9 4.9 0 0 1 7 0 4.9 4.9 0 0 1 0 7Z',
  menu: 'M3 8h18M3 16h18',
  compare: 'M4 20V11M9.3 20V4M14.7 20V8M20 20V14',
  close: 'm5 5 14 14M19 5 5 19',
  filters:
    'M3 7h9M18 7h3M3 17h3M12 17h9M17.6 7a2.6 2.6 0 1 1-5.2 0 2.6 2.6 0 0 1 5.2 0ZM11.6 17a2.6 2.6 0 1 1-5.2 0 2.6 2.6 0 0 1 5.2 0Z',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Zm-1.5 5 5 5',
  alert: 'M12 7v6M12 16.4v.2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  print: 'M7 9V3.5h10V9M7 16H3.5V9h17v7H17M7 13.5h10v7H7Z',
  share: 'M12 15V3M7.5 7.5 12 3l4.5 4.5M5 12v8h14v-8',
  check: 'm4.5 12.5 5 5 10-11',
  mail: 'M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7',
  chat: 'M4 4.5h16V16h-9l-5 4v-4H4Z',
  phone:
    'M5 3.5h4l1.6 4.6-2.2 1.6a12 12 0 0 0 5.9 5.9l1.6-2.2 4.6 1.6v4a1.5 1.5 0 0 1-1.6 1.5A17 17 0 0 1 3.5 5.1 1.5 1.5 0 0 1 5 3.5Z',
  form: 'M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h3',
  reload: 'M20 12a8 8 0 1 1-2.6-5.9M20 3v4.5h-4.5',
  pin: 'M12 21c-4.5-5-7-8.2-7-11.4A7 7 0 0 1 12 2.7a7 7 0 0 1 7 6.9C19 12.8 16.5 16 12 21ZM14.4 9.6a2.4 2.4 0 1 1-4.8 0 2.4 2.4 0 0 1 4.8 0Z',
  offline:
    'M3 3l18 18M2.5 9.5a14 14 0 0 1 5-3M10.5 5.6a14 14 0 0 1 11 3.9M5.8 13a9 9 0 0 1 3.4-2M14.2 11a9 9 0 0 1 4 2M12 18.8v.2M9 16.2a4.5 4.5 0 0 1 5-.6',
  star: 'm12 2.6 2.9 6.2 6.7.9-4.9 4.7 1.2 6.8-5.9-3.3-5.9 3.3 1.2-6.8L2.4 9.7l6.7-.9Z',
  spark: 'M12 2c.7 5.3 2.7 8.3 8 10-5.3 1.7-7.3 4.7-8 10-.7-5.3-2.7-8.3-8-10 5.3-1.7 7.3-4.7 8-10Z',
} as const;

export type IconName = keyof typeof iconPaths;

const isIconName = (key: string): key is IconName => Object.hasOwn(iconPaths, key);

export const iconNames: readonly IconName[] = Object.keys(iconPaths).filter(isIconName);
