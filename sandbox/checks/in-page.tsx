import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { FailureTextsContext } from "@/components/providers/failure-texts";
import { MessagesProvider } from "@/components/providers/messages-provider";
import { NavigationContext } from "@/components/ui/text/navigation";
import type { Locale } from "@/lib/i18n/locale";
import type { Messages } from "@/lib/i18n/messages";
import * as en from "@/messages/en";
import * as es from "@/messages/es";

interface InPageProps {
  locale?: Locale;
  /** The query cache; an empty one by default. */
  client?: QueryClient;
  navigate?: (href: string) => void;
  children: ReactNode;
}

/** What every page gives its components: texts, a query cache, and links, which lead nowhere by default. */
export function InPage({ locale = "en", client, navigate = stay, children }: InPageProps) {
  const [empty] = useState(() => new QueryClient());
  const messages: Messages = { en, es }[locale];
  const { errorPages, common } = messages;
  return (
    <QueryClientProvider client={client ?? empty}>
      <MessagesProvider locale={locale} messages={messages}>
        <FailureTextsContext
          value={{ ...errorPages, ...common, homeHref: "/", retryClass: "", homeClass: "" }}
        >
          <NavigationContext value={{ pendingHref: null, navigate }}>{children}</NavigationContext>
        </FailureTextsContext>
      </MessagesProvider>
    </QueryClientProvider>
  );
}

/** Renders it as in a page, and what it is rerendered with. */
export function renderInPage(shown: ReactNode, options: Omit<InPageProps, "children"> = {}) {
  return render(shown, { wrapper: ({ children }) => <InPage {...options}>{children}</InPage> });
}

function stay(): void {}
