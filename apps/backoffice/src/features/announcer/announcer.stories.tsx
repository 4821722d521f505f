import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inComponentFrame } from '../../component-frame.tsx';
import { StickyBar } from '../../components/sticky-bar.tsx';
import { announcerGuide } from './announcer.guide.ts';
import { Announcer, useAnnounce } from './announcer.tsx';
import { RecentChangesMenu } from './recent-changes-menu.tsx';

const MOVED = 'Commande n° K7Q29-FXM3T : confirmée';
/** Its text without the number, which is an element of its own. */
const MOVED_TEXT = /^Commande n°.*: confirmée$/;
const ARRIVED = 'Une nouvelle commande est arrivée.';
const ANSWERED = 'Le message est marqué comme traité';
const FAILED = 'L’image n’a pas pu être déplacée. Réessayez.';

/** Announces two texts at once, as when an order comes in during a status update. */
function Doing() {
  const announce = useAnnounce();
  return (
    <Button onClick={() => [MOVED, ARRIVED].forEach((text) => announce(text))}>Confirmer</Button>
  );
}

function Failing() {
  const announce = useAnnounce();
  return (
    <>
      <Button onClick={() => announce(FAILED, { severity: 'error' })}>Avancer</Button>
      <Button onClick={() => announce(MOVED)}>Confirmer</Button>
    </>
  );
}

/** Announces a result on an event that is no click, as when an order comes in. */
function FailingBeforeArrival() {
  const announce = useAnnounce();
  useEffect(() => {
    const onArrival = () => announce(ARRIVED);
    window.addEventListener('arrival', onArrival);
    return () => window.removeEventListener('arrival', onArrival);
  }, [announce]);
  return <Button onClick={() => announce(FAILED, { severity: 'error' })}>Avancer</Button>;
}

const undo = fn();

function Undoable() {
  const announce = useAnnounce();
  return <Button onClick={() => announce(ANSWERED, { undo })}>Marquer comme traité</Button>;
}

/** Announces at once what can be undone, and an order that came in. */
function UndoableAmongOthers() {
  const announce = useAnnounce();
  const onClick = () => {
    announce(ANSWERED, { undo });
    announce(ARRIVED);
  };
  return <Button onClick={onClick}>Marquer comme traité</Button>;
}

/** Announces a change, beside the menu of recent changes. */
function Changed() {
  const announce = useAnnounce();
  return (
    <>
      <Button onClick={() => announce(MOVED, { undo })}>Confirmer</Button>
      <RecentChangesMenu />
    </>
  );
}

function Saved() {
  const announce = useAnnounce();
  const options = {
    link: { href: 'https://example.tn/', text: 'Voir dans la boutique' },
    undo,
  };
  return <Button onClick={() => announce(ANSWERED, options)}>Enregistrer</Button>;
}

/** Selects an item after a message has been shown, whose actions are at the foot of the window. */
function SelectingAfterwards() {
  const announce = useAnnounce();
  const [isSelected, setSelected] = useState(false);
  return (
    <>
      <Button onClick={() => announce(ANSWERED)}>Marquer comme traité</Button>
      <Button onClick={() => setSelected(!isSelected)}>Sélectionner</Button>
      {isSelected && (
        <StickyBar
          label="Produits sélectionnés"
          covered={{ phone: '18rem', wider: '10rem' }}
          sx={{ position: 'fixed', inset: 'auto 0 0', p: 3 }}
        >
          <Button>Supprimer</Button>
        </StickyBar>
      )}
    </>
  );
}

const meta = {
  title: 'Back office UI/Feedback/Announcer',
  component: Announcer,
  parameters: { guide: announcerGuide },
  decorators: [inComponentFrame],
  args: { children: <Doing /> },
} satisfies Meta<typeof Announcer>;

export default meta;

export const OneAfterAnother: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByText(MOVED_TEXT)).toBeVisible());
    await expect(screen.queryByText(ARRIVED)).toBeNull();
    await waitFor(() => expect(screen.getByText(ARRIVED)).toBeVisible(), { timeout: 20_000 });
    await expect(screen.queryByText(MOVED_TEXT)).toBeNull();
  },
};

/** An error is shown as one, announced at once, and stays until it is closed. */
export const Failure: StoryObj<typeof meta> = {
  args: { children: <Failing /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Avancer' }));
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent(FAILED);
    await expect(alert).toHaveClass('MuiAlert-colorError');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmer' }));
    await waitFor(() => expect(screen.getByText(MOVED_TEXT)).toBeVisible());
    await waitFor(() => expect(screen.queryByText(MOVED_TEXT)).toBeNull(), { timeout: 20_000 });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(FAILED));
    await userEvent.click(screen.getByRole('button', { name: 'Fermer le message' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};

/** A message that the pointer was moved onto is not replaced by the next one. */
export const UnderThePointer: StoryObj<typeof meta> = {
  args: { children: <FailingBeforeArrival /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Avancer' }));
    await userEvent.hover(await screen.findByText(FAILED));
    window.dispatchEvent(new Event('arrival'));
    // Long enough for React to render what was announced.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await expect(screen.getByRole('alert')).toHaveTextContent(FAILED);
    await userEvent.unhover(screen.getByText(FAILED));
    await waitFor(() => expect(screen.getByText(ARRIVED)).toBeVisible());
  },
};

/** Nor is a message that has the focus. */
export const WithTheFocus: StoryObj<typeof meta> = {
  args: { children: <FailingBeforeArrival /> },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Avancer' });
    await userEvent.click(button);
    const close = await screen.findByRole('button', { name: 'Fermer le message' });
    await userEvent.unhover(button);
    close.focus();
    window.dispatchEvent(new Event('arrival'));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await expect(close).toHaveFocus();
    button.focus();
    await waitFor(() => expect(screen.getByText(ARRIVED)).toBeVisible());
  },
};

/** The button can be reached although another message waits: only a lower bound of the time is tested. */
export const UndoAmongOthers: StoryObj<typeof meta> = {
  args: { children: <UndoableAmongOthers /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('button', { name: 'Défaire' });
    const shownAt = performance.now();
    await userEvent.unhover(canvas.getByRole('button'));
    await screen.findByText(ARRIVED, {}, { timeout: 20_000 });
    await expect(performance.now() - shownAt).toBeGreaterThan(4_500);
  },
};

/** What can be undone has a button, which also closes the message. */
export const Undo: StoryObj<typeof meta> = {
  args: { children: <Undoable /> },
  play: async ({ canvas, userEvent }) => {
    undo.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'Défaire' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText(ANSWERED)).toBeNull());
  },
};

/** After its message is closed, a change is undone from the menu, by keyboard too. */
export const UndoAfterwards: StoryObj<typeof meta> = {
  args: { children: <Changed /> },
  play: async ({ canvas, userEvent }) => {
    undo.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmer' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Fermer le message' }));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    canvas.getByRole('button', { name: '1 changement récent' }).focus();
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: `${MOVED} Défaire` });
    await waitFor(() => expect(item).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    // The focus stays in its place, and the button goes with it.
    await expect(canvas.getByRole('button', { name: '0 changement récent' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.queryByRole('button', { name: /changement/ })).toBeNull();
  },
};

/** A change that was undone by its message is not in the menu. */
export const UndoneByItsMessage: StoryObj<typeof meta> = {
  args: { children: <Changed /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmer' }));
    const recent = { name: '1 changement récent' };
    await expect(canvas.getByRole('button', recent)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Défaire' }));
    await expect(canvas.queryByRole('button', recent)).toBeNull();
  },
};

/** A message with its button has no scrollbar, also where scrollbars are always shown. */
export const WithoutScrollbar: StoryObj<typeof meta> = {
  args: { children: <Undoable /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const text = await screen.findByText(ANSWERED);
    await expect(text.closest('.MuiAlert-message')).toHaveStyle({ overflow: 'visible' });
  },
};

/** By keyboard, Undo and the cross return the focus to where it was before the message. */
export const FocusReturned: StoryObj<typeof meta> = {
  args: { children: <Undoable /> },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Défaire', 'Fermer le message']) {
      const opener = canvas.getByRole('button', { name: 'Marquer comme traité' });
      opener.focus();
      await userEvent.keyboard('{Enter}');
      const button = await screen.findByRole('button', { name });
      while (document.activeElement !== button) await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByText(ANSWERED)).toBeNull());
      await expect(opener).toHaveFocus();
    }
  },
};

/** A bar that appears at the foot while a message is shown is not covered by it. */
export const AboveALaterBar: StoryObj<typeof meta> = {
  args: { children: <SelectingAfterwards /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Marquer comme traité' }));
    const message = await screen.findByRole('status');
    const select = canvas.getByRole('button', { name: 'Sélectionner' });
    const bottom = () => message.getBoundingClientRect().bottom;
    const before = bottom();
    const isAboveBar = () => {
      const bar = canvas.getByRole('region', { name: 'Produits sélectionnés' });
      return expect(bottom()).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
    };
    await userEvent.click(select);
    await waitFor(isAboveBar);
    await userEvent.click(select);
    await waitFor(() => expect(bottom()).toBe(before));
    await userEvent.click(select);
    await waitFor(isAboveBar);
  },
};

/** A link and a button look alike. */
export const LinkAndUndo: StoryObj<typeof meta> = {
  args: { children: <Saved /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const link = await screen.findByRole('link', { name: 'Voir dans la boutique' });
    const button = screen.getByRole('button', { name: 'Défaire' });
    const [one, other] = [link, button].map((each) => getComputedStyle(each));
    await expect(one?.fontSize).toBe(other?.fontSize);
    await expect(one?.fontWeight).toBe(other?.fontWeight);
    // The end of its transition, before its contrast is measured.
    await waitFor(() => expect(link.closest('.MuiAlert-root')).toHaveStyle({ opacity: '1' }));
  },
};
