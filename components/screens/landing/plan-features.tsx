import Check from "lucide-react/icons/check";

export function PlanFeatures({ items }: { items: { text: string; className?: string }[] }) {
  return (
    <ul className="mt-6 grid gap-2.5 border-t border-line pt-5">
      {items.map(({ text, className }) => (
        <li key={text} className={className}>
          <span className="flex items-start gap-2.5">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-ok" />
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
