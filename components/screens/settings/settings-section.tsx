import type { ReactNode } from "react";

interface SettingsSectionProps {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** A section of the settings, named by its heading. */
export function SettingsSection({ id, title, lead, children }: SettingsSectionProps) {
  return (
    <section aria-labelledby={id} className="mt-9 border-t border-line pt-8">
      <h2 id={id} className="title-section-lg">
        {title}
      </h2>
      {lead && <p className="mt-1 text-muted">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
