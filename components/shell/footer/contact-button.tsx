"use client";

import { useId, useRef, useState } from "react";
import { useBackCloses } from "@/components/ui/overlay/use-back-closes";

export interface ContactTexts {
  title: string;
  body: string;
  close: string;
}

interface ContactButtonProps {
  children: string;
  texts: ContactTexts;
  email: string;
  /** Subject of the email that the link starts. */
  subject: string;
  className: string;
  /** The dialog's button; from the server, without the code of `buttonVariants`. */
  closeClass: string;
}

/** Opens a native dialog with the support address. Closes on Back too. */
export function ContactButton({
  children,
  texts,
  email,
  subject,
  className,
  closeClass,
}: ContactButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [open, setOpen] = useState(false);
  const show = () => {
    dialog.current?.showModal();
    setOpen(true);
  };
  const close = () => dialog.current?.close();
  useBackCloses(open, close);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={show}>
        {children}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        onClose={() => setOpen(false)}
        className="m-auto w-[calc(100%-2rem)] max-w-md rounded-[22px] border border-line bg-surface p-6 text-ink shadow-float open:animate-rise"
      >
        <h2 id={titleId} className="title-section-lg">
          {texts.title}
        </h2>
        <p className="mt-2 text-muted">{texts.body}</p>
        <p className="mt-4">
          <a
            href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
            className="font-strong break-all text-blue underline underline-offset-3"
          >
            {email}
          </a>
        </p>
        <button type="button" className={closeClass} onClick={close}>
          {texts.close}
        </button>
      </dialog>
    </>
  );
}
